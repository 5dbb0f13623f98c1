/** The characters of windows-1252 between 0x80 and 0x9F; Node's own decoder (20.x) leaves them as control characters. */
const upperControls =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * The text of an official page. InfoLEG's pages name windows-1252, ISO-8859-1 or nothing and are all windows-1252; a page that is
 * well-formed UTF-8 with more than plain letters cannot be anything else.
 * @returns null where the page is damaged: its letters were read in the wrong encoding before it came here.
 */
export function decodePage(bytes: Uint8Array): string | null {
  const text = decodeUtf8(bytes) ?? decodeWindows1252(bytes);
  return isDamaged(text) ? null : text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Exported for the stand-in, which writes such pages. */
export function encodeWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
      const place = upperControls.indexOf(character);
      if (place === -1) throw new Error(`U+${code.toString(16)} is not in windows-1252`);
      return 0x80 + place;
    }),
  );
}

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => upperControls[character.charCodeAt(0) - 0x80] ?? character);
}

/** Letters that were decoded twice ("Ã³" for "ó"), or lost for good (U+FFFD). */
function isDamaged(text: string): boolean {
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  const twice = text.match(/\u00c3[\u0080-\u00bf\u0192\u2018-\u203a]/g)?.length ?? 0;
  const letters = text.match(/[áéíóúñÁÉÍÓÚÑ°º]/g)?.length ?? 0;
  return lost > 0 || twice > letters / 20;
}
