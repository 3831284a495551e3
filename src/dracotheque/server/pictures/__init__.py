"""Pictures of shared links: put together from what the build has drawn, made into PNG in a process of their own."""
