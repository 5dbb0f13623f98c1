/** One byte a pixel, from black to white, row by row. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What a PDF's reader gives of a picture: packed bits, RGB or RGBA (`ImageKind` of pdf.js). */
export interface DecodedPicture {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

const packedBits = 1;
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 3: 4 };

/** A picture in grey; null where it is not as it says. */
export function toGray({ data, height, kind, width }: DecodedPicture): GrayImage | null {
  const pixels = new Uint8Array(width * height);
  if (kind === packedBits) {
    const rowBytes = (width + 7) >> 3;
    if (data.length < rowBytes * height) return null;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const bit = ((data[y * rowBytes + (x >> 3)] as number) >> (7 - (x & 7))) & 1;
        pixels[y * width + x] = bit * 255;
      }
    }
    return { width, height, pixels };
  }
  const channels = channelsOf[kind];
  if (channels === undefined || data.length < pixels.length * channels) return null;
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += channels) {
    // The weights with which brightness is seen (ITU-R BT.601), in 256ths.
    const sum = 77 * (data[from] as number) + 150 * (data[from + 1] as number) + 29 * (data[from + 2] as number);
    pixels[at] = sum >> 8;
  }
  return { width, height, pixels };
}

/** Turned by quarters clockwise, as a page says that it is to be shown. */
export function turned({ height, pixels, width }: GrayImage, degrees: number): GrayImage {
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;
  if (quarters === 0) return { height, pixels, width };
  const isSwapped = quarters % 2 === 1;
  const image = {
    width: isSwapped ? height : width,
    height: isSwapped ? width : height,
    pixels: new Uint8Array(pixels.length),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      image.pixels[toY * image.width + toX] = pixels[y * width + x] as number;
    }
  }
  return image;
}
