#!/usr/bin/env bash
# Runs every finding, or those that are named, and prints the last line of each: run.sh [NAME...]
set -u
cd "$(dirname "$0")"
changed=0
for script in "${@:-*}"; do
  for file in $script.sh; do
    [ "$file" = run.sh ] && continue
    if said=$("./$file" 2>&1); then sign=' '; else sign='!' changed=1; fi
    printf '%s %-34s %s\n' "$sign" "${file%.sh}" "${said##*$'\n'}"
  done
done
exit $changed
