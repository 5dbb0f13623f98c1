import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { undisturbed } from '../../platform/threads/undisturbed.ts';
import type { GrayImage } from './gray-image.ts';

/** Text in a picture, and how sure it is, from 0 to 100. */
export interface RecognisedText {
  text: string;
  confidence: number;
}

export interface TextRecogniser {
  recognise(image: GrayImage): RecognisedText;
}

/** What we use of Tesseract, as `tesseract.js-core` brings it (WebAssembly). */
interface TesseractCore {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number;
    SetImageFile(angle: number): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    MeanTextConf(): number;
    Clear(): void;
  };
}

const program = 'tesseract.js-core/tesseract-core-simd-lstm.js';
const spanish = '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz';
const neuralEngine = 1;

/** Whether the packages that recognise text, which are optional, are installed. */
export function canRecogniseText(): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    return [program, spanish].every((name) => resolve(name) !== '');
  } catch {
    return false;
  }
}

/**
 * Opens Tesseract with its Spanish data, both from the packages installed: nothing is fetched. It takes about a second and some
 * hundred megabytes, and recognising holds the thread: never on the event loop.
 */
export async function openTextRecogniser(): Promise<TextRecogniser> {
  const require = createRequire(import.meta.url);
  const open = require(program) as (options: object) => Promise<TesseractCore>;
  const silent = () => {};
  const core = await open({ print: silent, printErr: silent });
  core.FS.writeFile(
    '/spa.traineddata',
    undisturbed(() => gunzipSync(readFileSync(require.resolve(spanish)))),
  );
  const engine = new core.TessBaseAPI();
  if (engine.Init('/', 'spa', neuralEngine) !== 0) throw new Error('Tesseract did not open its data.');
  return {
    recognise({ height, pixels, width }) {
      core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
      if (engine.SetImageFile(0) === 1 || engine.Recognize(null) !== 0) return { text: '', confidence: 0 };
      const recognised = { text: engine.GetUTF8Text(), confidence: engine.MeanTextConf() };
      engine.Clear();
      return recognised;
    },
  };
}
