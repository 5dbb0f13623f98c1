// Runs the built application in a simulated browser and prints the page of one screen: `node render-first-paint.mjs DIST PATH`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

const [, , dist, path] = process.argv;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const { window } = new JSDOM(page, { url: `http://localhost${path}`, pretendToBeVisual: true });

const absentInJsdom = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  // What the server would answer belongs to the visit, not to the page.
  fetch: () => new Promise(() => undefined),
  scrollTo() {},
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
};
Object.assign(window, absentInJsdom);
// What Node has too, but the page's own is meant.
const pagesOwn = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'fetch',
  'navigator',
  'localStorage',
  'sessionStorage',
]);
for (const name of [
  ...Object.getOwnPropertyNames(window),
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
]) {
  if (name in globalThis && !pagesOwn.has(name)) continue;
  const value = /EventListener$|^dispatchEvent$/.test(name) ? window[name].bind(window) : window[name];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });

const { document } = window;
const shellTitle = document.title;
const entries = [...document.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute('src'));
for (const entry of entries) await import(pathToFileURL(join(dist, entry)).href);
// It only ends what would hang: tests build beside others.
const givesUpAt = Date.now() + 120_000;
// The landing keeps the shell's title; other screens set theirs once they stand.
while (!document.querySelector('#content h1') || (path !== '/' && document.title === shellTitle)) {
  if (Date.now() > givesUpAt) throw new Error(`${path} showed no heading or no title.`);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
// The chunks of this screen: `start.js` fetches them together.
const chunks = new Set(
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href').replace('file://', ''),
  ),
);
// In the page itself: one request less before the first paint.
const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const style = readFileSync(join(dist, styleLink.exec(page)[1]), 'utf8');
const root = document.getElementById('root');
for (const image of root.querySelectorAll('img')) {
  // Which theme's picture it is only the visit knows; its box keeps the place.
  image.removeAttribute('src');
  image.setAttribute('alt', '');
}
for (const source of root.querySelectorAll('source')) source.removeAttribute('srcset');
// Whoever comes back, to a session or to a conversation, sees their own screen and not a visitor's; a wide chat is laid out otherwise.
const hidden = `html[data-returning] [data-first-paint]{visibility:hidden}${path === '/chatbot' ? '@media(min-width:1024px){[data-first-paint]{visibility:hidden}}' : ''}`;
// The application is fetched and run after the paint.
const entryScript = /<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g;
const start = `<script src="/start.js" defer data-entries="${entries.join(' ')}" data-chunks="${[...chunks].join(' ')}"></script>`;
process.stdout.write(
  page
    .replace(entryScript, '')
    .replace(styleLink, () => `<style>${style}</style>`)
    .replace(/<title>.*<\/title>/, () => `<title>${document.title}</title>`)
    .replace('</head>', () => `${start}<style>${hidden}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div data-first-paint inert>${root.innerHTML}</div></div>`),
  () => process.exit(0),
);
