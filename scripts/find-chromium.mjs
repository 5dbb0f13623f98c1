// Finds a Chromium for the browser tests, installs Debian's where that can be done, or says how to.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commonPaths = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows and profiles: a new context costs it a third.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const howTo = `The browser tests need Chromium and none was found. Either
  - install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that you have.`;

/** The path of a Chromium; ends the process with instructions where there is none and it cannot be installed. */
export function findChromium() {
  const found = commonPaths.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing chromium…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error(howTo);
  process.exit(1);
}
