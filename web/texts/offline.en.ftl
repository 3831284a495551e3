### Without the network: what is kept on the device, and how.

web-away-title = Nobody answers.
web-away-words = You are offline, or our house is closed for a moment. Rules, lessons and boards are here; tables and moves wait for the network.

## A newer page

web-update-ready = A new version is here.
web-update-take = Load it
web-update-later = Later

## Python in the page

web-preparing = The games are being fetched
web-preparing-fetch = Fetching the games, once for this device: { NUMBER($done, maximumFractionDigits: 1) } of { NUMBER($all, maximumFractionDigits: 1) } MB…
web-preparing-start = Setting up the tables…
web-elsewhere = Your tables are open in another tab of this browser.
web-elsewhere-take = Take them over here
