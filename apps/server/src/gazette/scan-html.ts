/** A start tag with its attributes, an end tag, or text between tags with its references decoded. */
export type HtmlEvent =
  | { kind: 'open'; tag: string; attributes: Map<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string };

const references: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
  Ntilde: 'Ñ',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  iexcl: '¡',
  iquest: '¿',
  middot: '·',
  sect: '§',
};

/** Text with its character references (`&oacute;`, `&#243;`, `&#xF3;`) as characters; an unknown one stays as written. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return references[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A tag from its `<` on; quoted values may hold `>`. A new `<` outside of them ends the try, so that time stays linear. */
const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/y;
const attributePattern = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Reads HTML as a flat row of tags and texts. Comments, scripts and styles are left out. */
export function* scanHtml(html: string): Generator<HtmlEvent> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const textEnd = start === -1 ? html.length : start;
    if (textEnd > at) yield { kind: 'text', text: decodeReferences(html.slice(at, textEnd)) };
    if (start === -1) return;
    if (html.startsWith('<!--', start)) {
      at = endOf(html, '-->', start + 4);
      continue;
    }
    tagPattern.lastIndex = start;
    const tag = tagPattern.exec(html);
    if (!tag) {
      // A lone `<`, or a tag that never ends: text.
      yield { kind: 'text', text: '<' };
      at = start + 1;
      continue;
    }
    at = tagPattern.lastIndex;
    const name = tag[2]!.toLowerCase();
    if (tag[1]) yield { kind: 'close', tag: name };
    else {
      yield { kind: 'open', tag: name, attributes: readAttributes(tag[3] ?? '') };
      if (name === 'script' || name === 'style') at = endOf(html, `</${name}>`, at);
    }
  }
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, bare] of source.matchAll(attributePattern)) {
    attributes.set(name!.toLowerCase(), decodeReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}
