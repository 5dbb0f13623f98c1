/** First 32 characters of an encoded digest of browser traits: tells browsers apart without following people. */
export async function clientFingerprint(): Promise<string> {
  const traits = [
    navigator.userAgent,
    navigator.language,
    navigator.hardwareConcurrency,
    screen.width,
    screen.height,
    screen.colorDepth,
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ].join('|');
  // Digested first: the plain encoding of these traits would begin with the same 32 characters in most browsers.
  // `crypto.subtle` exists only on secure origins; over plain http on a LAN the fallback below is good enough.
  const bytes = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits)))
    : mix(traits);
  return btoa(String.fromCharCode(...bytes))
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(32, '0')
    .slice(0, 32);
}

/** 32 bytes of FNV-1a, one lane a byte; not cryptographic, only a spread. */
function mix(text: string): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let lane = 0; lane < bytes.length; lane += 1) {
    let hash = 0x811c9dc5 ^ lane;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    bytes[lane] = (hash >>> 16) & 0xff;
  }
  return bytes;
}
