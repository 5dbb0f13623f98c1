export interface ZipEntry {
  name: string;
  /** What the file says that it comes to when opened. */
  sizeBytes: number;
  isEncrypted: boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const commentMaxBytes = 65_535;

/** What a ZIP file says it holds, without opening any of it; null where it is no ZIP file, or one that is not whole. */
export function zipDirectory(bytes: ArrayBuffer): ZipEntry[] | null {
  const view = new DataView(bytes);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    if (at + 46 + nameLength > view.byteLength) return null;
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength)),
      sizeBytes: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - commentMaxBytes);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
