"""What a table, a seat, a person is: values and pure functions, without a store, a message or an event loop."""
