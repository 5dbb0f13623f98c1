/** The bytes of a blob; the test's browser cannot read one in one call. */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}

/** The XML parts of a Word file by their names, read without the library that wrote it. */
export async function wordParts(file: Blob): Promise<Map<string, string>> {
  const bytes = await bytesOf(file);
  const view = new DataView(bytes);
  const parts = new Map<string, string>();
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = new Uint8Array(bytes, start, view.getUint32(at + 20, true));
    if (name.endsWith('.xml')) parts.set(name, await opened(packed, view.getUint16(at + 10, true) === 8));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

async function opened(packed: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<string> {
  if (!isDeflated) return new TextDecoder().decode(packed);
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed);
      controller.close();
    },
  }).pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
