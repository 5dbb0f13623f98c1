import { getResolvedPDFJS } from 'unpdf';
import { type DecodedPicture, type GrayImage, toGray, turned } from './gray-image.ts';
import type { RecognitionLimits } from './reading-limits.ts';
import type { TextRecogniser } from './recognise-text.ts';

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>['getPage']>>;

/** What is less sure than this, of 100, is not taken for text. */
const confidenceMin = 55;
/** Smaller pictures are stamps and logos. */
const pixelsMin = 200_000;
/** A page may be scanned in strips. */
const picturesMax = 6;

/** The text in the pictures of a page, in the order in which they are drawn; null where none is sure enough. */
export async function recognisePage(
  page: PdfPage,
  recogniser: TextRecogniser,
  { pixelsMax }: RecognitionLimits,
): Promise<string | null> {
  const texts: string[] = [];
  for (const picture of await picturesOf(page, pixelsMax)) {
    const { confidence, text } = recogniser.recognise(picture);
    if (confidence >= confidenceMin && text.trim() !== '') texts.push(text.trim());
  }
  return texts.length === 0 ? null : texts.join('\n');
}

async function picturesOf(page: PdfPage, pixelsMax: number): Promise<GrayImage[]> {
  const { OPS } = await getResolvedPDFJS();
  const { argsArray, fnArray } = await page.getOperatorList();
  const names = [
    ...new Set(
      fnArray.flatMap((operator, at) => (operator === OPS.paintImageXObject ? [String(argsArray[at]?.[0])] : [])),
    ),
  ];
  const pictures: GrayImage[] = [];
  for (const name of names.slice(0, picturesMax)) {
    const picture = await new Promise<DecodedPicture | null>((resolve) =>
      (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve),
    );
    if (!picture?.data) continue;
    const size = picture.width * picture.height;
    if (size < pixelsMin || size > pixelsMax) continue;
    const gray = toGray(picture);
    if (gray) pictures.push(turned(gray, page.rotate));
  }
  return pictures;
}
