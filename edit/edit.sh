#!/bin/sh
# Opens the editor of the website. Double-click this file, or run it in a terminal.
cd "$(dirname "$0")/.." || exit 1

end() {
  printf '\n%s\n\nPress Enter to close this window. ' "$1"
  read -r _
  exit 1
}

command -v node >/dev/null 2>&1 ||
  end 'Node.js is missing. Get the LTS version at https://nodejs.org, install it, and open this file again.'
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
  end "Node.js $(node --version) is too old. Get the LTS version at https://nodejs.org, install it, and open this file again."

# npm writes this list last; a newer one in the project means that packages have changed.
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo 'Installing what the editor needs. That takes about a minute, and only now and then.'
  npm ci --no-audit --no-fund ||
    end 'The installation did not work. Check the connection to the internet, and open this file again.'
fi

npm run --silent edit -- "$@" || end 'The editor has stopped. The lines above say why.'
