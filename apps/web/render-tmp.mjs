import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
const [,, input, out] = process.argv;
const doc = await getDocument({ data: new Uint8Array(readFileSync(input)) }).promise;
for (let i=1;i<=doc.numPages;i++){ const p=await doc.getPage(i); const v=p.getViewport({scale:1.3}); const c=createCanvas(v.width,v.height);
 await p.render({canvasContext:c.getContext('2d'),viewport:v, canvas:c}).promise; writeFileSync(`${out}-${i}.png`,c.toBuffer('image/png')); }
