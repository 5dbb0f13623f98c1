// Draws the icons of the web application and the social preview: `node scripts/draw-icons.mjs`. Writes PNG files into
// apps/web/public, all from favicon.svg and the product's own fonts and colours.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import { projectRoot } from './prepare.mjs';

const folder = join(projectRoot, 'apps/web/public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const font = (path) =>
  `url(data:font/woff2;base64,${readFileSync(join(projectRoot, 'node_modules/@fontsource-variable', path)).toString('base64')})`;

const icon = (share, background) => `<style>
  body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
  svg { width: ${share}vmin; height: ${share}vmin }
</style>${mark}`;

/** The mark as a drawing in one colour, as Microsoft 365 shows an add-in in its bars. */
const outline = `<style>body { margin: 0 } svg { width: 100vmin; height: 100vmin }</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
  <path d="M6 3.5h14.5L27 10v17a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 27V5A1.5 1.5 0 0 1 6 3.5Z"/><path d="M20.5 3.5V10H27M9.5 8v16M13.5 14.5h9M13.5 18.5h9M13.5 22.5h5.5"/>
</svg>`;

const socialPreview = `<style>
  @font-face { font-family: Inter; src: ${font('inter/files/inter-latin-wght-normal.woff2')}; font-weight: 100 900 }
  @font-face { font-family: Source; src: ${font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}; font-weight: 200 900 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; padding: 76px 80px; background: #f6f7fb; color: #191d33; font-family: Inter; position: relative; overflow: hidden }
  .brand { display: flex; align-items: center; gap: 16px; font-size: 40px; font-weight: 600; letter-spacing: -0.02em }
  .brand svg { width: 60px; height: 60px }
  h1 { margin-top: 56px; width: 640px; font-size: 64px; line-height: 1.1; font-weight: 600; letter-spacing: -0.03em }
  h1 em, h1 span { white-space: nowrap }
  h1 em { font-style: normal; background: linear-gradient(90deg, #667eea, #764ba2); -webkit-background-clip: text; color: transparent }
  p { margin-top: 28px; width: 560px; font-size: 27px; line-height: 1.4; color: #3d4463 }
  .sheet { position: absolute; left: 800px; top: 84px; width: 520px; height: 700px; border: 1px solid #ece6d9; border-radius: 18px; background: #fffdf8; box-shadow: 0 24px 60px -20px rgb(25 29 51 / 28%); transform: rotate(2.5deg); padding: 54px 0 0 104px; font-family: Source; color: #24222b }
  .sheet::before { content: ""; position: absolute; left: 68px; top: 0; bottom: 0; width: 2px; background: #764ba266 }
  .sheet b { display: block; font-size: 19px; font-weight: 600; font-family: Inter; color: #764ba2 }
  .sheet strong { display: block; margin-top: 12px; font-size: 40px; font-weight: 600 }
  .sheet i { display: block; height: 13px; margin-top: 22px; border-radius: 9px; background: #24222b1c }
  .sheet i.cited { background: #fdefb8 }
</style>
<div class="brand">${mark}Foja</div>
<h1>Plataforma Legal <em>AI-First</em> <span>Todo-en-Uno</span></h1>
<p>Derecho argentino, con el artículo en que se apoya cada respuesta.</p>
<div class="sheet"><b>Resumen editorial de Foja</b><strong>Art. 17 LDC</strong>
${[300, 270, 288, 200, 0, 296, 280, 304, 150].map((width, line) => `<i style="width:${width}px" class="${line === 5 || line === 6 ? 'cited' : ''}"></i>`).join('')}</div>`;

const pictures = [
  { name: 'icon-192.png', size: [192, 192], html: icon(92, 'transparent') },
  { name: 'icon-512.png', size: [512, 512], html: icon(92, 'transparent') },
  // The system cuts a shape out of it: the mark stays inside the safe circle, 80% across.
  { name: 'icon-maskable-512.png', size: [512, 512], html: icon(58, '#f6f7fb') },
  { name: 'apple-touch-icon.png', size: [180, 180], html: icon(70, '#f6f7fb') },
  // Those of the Word add-in.
  ...[16, 32, 64, 80, 192].map((size) => ({
    name: `addin/icon-${size}.png`,
    size: [size, size],
    html: icon(100, 'transparent'),
  })),
  { name: 'addin/outline-32.png', size: [32, 32], html: outline },
  { name: 'social-preview.png', size: [1200, 630], html: socialPreview },
];

mkdirSync(join(folder, 'addin'), { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, size, html } of pictures) {
  const [width, height] = size;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><html lang="es"><body>${html}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(join(folder, name), png);
  console.log(`${name}: ${Math.round(png.length / 1_000)} kB`);
  await page.close();
}
await browser.close();
