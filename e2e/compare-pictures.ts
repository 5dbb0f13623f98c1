import type { Page } from 'playwright-core';

/** A kept picture is this much smaller than the screen. */
const scale = 0.4;
/** Pictures are compared by the mean colours of squares, so that letters drawn a little differently are no change. */
const squarePx = 6;
/** Of 255, in the most different channel. */
const squareTolerance = 12;
/** Squares that may differ, of a thousand. */
const tolerancePerMille = 2;
/** How much higher or wider a picture may be than the kept one. */
const sizeTolerancePx = 2;

export interface Comparison {
  same: boolean;
  /** What differs, for whoever reads the failure. */
  difference: string;
}

/** Makes a screenshot as small as it is kept. The page is only asked to draw. */
export async function reducePicture(page: Page, screenshot: Buffer): Promise<Buffer> {
  const reduced = await page.evaluate(
    async ({ picture, scale }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.naturalWidth * scale);
      canvas.height = Math.round(image.naturalHeight * scale);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to draw on.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { picture: screenshot.toString('base64'), scale },
  );
  return Buffer.from(reduced, 'base64');
}

/** Compares two reduced pictures. */
export async function comparePictures(page: Page, kept: Buffer, now: Buffer): Promise<Comparison> {
  const { width, height, squares, different, worst } = await page.evaluate(
    async ({ pictures, squarePx, squareTolerance }) => {
      const drawn = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.naturalWidth;
          canvas.height = image.naturalHeight;
          const context = canvas.getContext('2d', { willReadFrequently: true });
          if (!context) throw new Error('No canvas to draw on.');
          context.drawImage(image, 0, 0);
          // Once: to ask the canvas for each square costs more than all that is computed of it.
          return context.getImageData(0, 0, canvas.width, canvas.height);
        }),
      );
      const [first, second] = drawn as [ImageData, ImageData];
      const meanColor = ({ data, width }: ImageData, left: number, top: number) => {
        const sums = [0, 0, 0];
        for (let y = top; y < top + squarePx; y += 1) {
          for (let x = left; x < left + squarePx; x += 1) {
            for (const channel of [0, 1, 2])
              sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
          }
        }
        return sums.map((sum) => sum / squarePx ** 2);
      };
      let squares = 0;
      const found: { x: number; y: number; by: number }[] = [];
      // A square that is cut by an edge would be compared with nothing.
      for (let y = 0; y + squarePx <= Math.min(first.height, second.height); y += squarePx) {
        for (let x = 0; x + squarePx <= Math.min(first.width, second.width); x += squarePx) {
          squares += 1;
          const other = meanColor(second, x, y);
          const by = Math.max(...meanColor(first, x, y).map((mean, channel) => Math.abs(mean - (other[channel] ?? 0))));
          if (by > squareTolerance) found.push({ x, y, by: Math.round(by) });
        }
      }
      found.sort((a, b) => b.by - a.by);
      return {
        width: [first.width, second.width] as const,
        height: [first.height, second.height] as const,
        squares,
        different: found.length,
        worst: found.slice(0, 3),
      };
    },
    { pictures: [kept.toString('base64'), now.toString('base64')], squarePx, squareTolerance },
  );
  const sameSize = [width, height].every(([before, after]) => Math.abs(before - after) <= sizeTolerancePx);
  const places = worst.map(({ x, y, by }) => `${x / scale},${y / scale} by ${by}`).join('; ');
  return {
    same: sameSize && different * 1_000 <= squares * tolerancePerMille,
    difference: `${width.join(' → ')} × ${height.join(' → ')} px, ${different} of ${squares} squares differ (${places})`,
  };
}
