@echo off
rem Opens the editor of the website on Windows. Double-click this file.
cd /d "%~dp0.."

where node >nul 2>nul
if errorlevel 1 (
  echo Node.js is missing. Get the LTS version at https://nodejs.org, install it, and open this file again.
  goto end
)
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)"
if errorlevel 1 (
  echo Your Node.js is too old. Get the LTS version at https://nodejs.org, install it, and open this file again.
  goto end
)

rem npm writes this list last; a newer one in the project means that packages have changed.
node -e "const [list, lock] = ['node_modules/.package-lock.json', 'package-lock.json'].map((file) => require('fs').statSync(file).mtimeMs); process.exit(list < lock ? 1 : 0)" 2>nul
if not errorlevel 1 goto start
echo Installing what the editor needs. That takes about a minute, and only now and then.
call npm ci --no-audit --no-fund
if errorlevel 1 (
  echo The installation did not work. Check the connection to the internet, and open this file again.
  goto end
)

:start
call npm run --silent edit -- %*
if not errorlevel 1 exit /b 0
echo The editor has stopped. The lines above say why.

:end
pause
exit /b 1
