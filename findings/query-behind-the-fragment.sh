#!/usr/bin/env bash
# Apache 2.4 (Debian's package, tried with 2.4.71), mod_rewrite: a redirect to a place on a page, and a query.
# One would guess: the query of the request, which Apache adds by itself, stands before the "#", as in every address.
# What it does: it adds the query at the very end. "/privacy?from=mail" leads to "/terms/#privacy?from=mail", with [NE], without
# which the "#" would be "%23", as well as with [NE,QSA]. The query has to be written into the target, before the "#".
# Why it matters: for a browser all of it is the fragment. The page opens at its top, and the query is lost; without a query
# everything is right, so that nobody sees it before the first mailing.
set -eu
folder=$(mktemp -d)
trap '[ ! -f "$folder/pid" ] || kill "$(cat "$folder/pid")"; rm -rf "$folder"' EXIT
export PATH="$PATH:/usr/sbin"
command -v apache2 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends apache2; } >/dev/null 2>&1
port=$((20000 + RANDOM % 10000))
modules=/usr/lib/apache2/modules
cat >"$folder/apache.conf" <<CONF
ServerRoot $folder
ServerName localhost
Listen 127.0.0.1:$port
PidFile $folder/pid
ErrorLog $folder/errors
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule rewrite_module $modules/mod_rewrite.so
DocumentRoot $folder
RewriteEngine On
RewriteRule ^/privacy$ /terms/#privacy [R=301,NE,L]
RewriteCond %{QUERY_STRING} .
RewriteRule ^/rules$ /terms/?%{QUERY_STRING}#privacy [R=301,NE,L]
CONF
if [ "$(id -u)" = 0 ]; then echo 'User www-data' >>"$folder/apache.conf"; fi
apache2 -f "$folder/apache.conf"
target() { curl --silent -o "$folder/body" -w '%{redirect_url}' "http://127.0.0.1:$port$1"; }
added=$(target '/privacy?from=mail')
written=$(target '/rules?from=mail')
echo "added by Apache: $added"
echo "written into the target: $written"
case "$added $written" in
  *'/terms/#privacy?from=mail '*'/terms/?from=mail#privacy')
    echo 'Still so: Apache adds a query behind the fragment.'
    ;;
  *)
    echo 'Changed: Apache adds a query before the fragment.'
    exit 1
    ;;
esac
