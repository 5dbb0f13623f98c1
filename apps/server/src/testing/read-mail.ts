/** A mail as its reader sees it: headers by lower-case name, and its two forms decoded. */
export interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Reads a `multipart/alternative` message as it came over the wire or lies in a file. */
export function readMail(raw: string): ReadMail {
  const message = raw.replaceAll('\r\n', '\n');
  const { headers, body } = split(message);
  const boundary = /boundary="?([^";\n]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '')));
  const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  return { headers, text: decode(partOf('text/plain')), html: decode(partOf('text/html')) };
}

type Part = { headers: Record<string, string>; body: string };

function split(part: string): Part {
  const end = part.indexOf('\n\n');
  const lines = part
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 2)),
    ]),
  );
  return { headers, body: part.slice(end + 2) };
}

function decode(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(part.body.replace(/=\n/g, '')) : part.body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?Confirm=C3=A1?=` and its base64 form. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
