#!/bin/sh
# Opens the editor of the website on a Mac. Double-click this file.
exec sh "$(dirname "$0")/edit.sh" "$@"
