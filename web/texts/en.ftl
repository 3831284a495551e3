### The application: everything it says in English.

web-close = Close
web-lost-title = There is no such page
web-lost-text = This corridor leads nowhere, but the shelf is close by.
web-to-the-shelf = Back to the shelf
