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

## A replay file

web-open-help = Every finished game can be kept as a file (“Download the game”, at its end and in its replay). Choose one, or drop it here: its shuffle and every move are checked on this device, then it opens and stays here.
web-open-choose = Choose a file
web-open-kept = Opened before
web-open-server = This server keeps the games that were played at its tables. A replay file is opened on a device that plays by itself.

## The games on this device

web-keep = Without the network
web-keep-help = The games with their bots fit on this device, fetched once. Tables there are of this device alone; friends and ratings stay with the server.
web-keep-do = Keep for offline: { NUMBER($size, maximumFractionDigits: 1) } MB
web-keep-progress = { NUMBER($done, maximumFractionDigits: 1) } of { NUMBER($all, maximumFractionDigits: 1) } MB…
web-keep-kept = The games are on this device.
web-keep-play = Play offline
web-keep-failed = Not everything could be fetched. Try again when the connection is better.
