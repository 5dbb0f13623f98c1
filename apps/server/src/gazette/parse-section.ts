import { decodeHTML } from 'entities';
import { scanHtml } from '../platform/scan-html.ts';

/** What the section's list shows, from top to bottom. Days as `yyyymmdd`. */
export type SectionRow =
  | { kind: 'category'; name: string }
  | { kind: 'notice'; id: string; compactDate: string; issuer: string; norm: string; summary: string }
  /** A clip beside a notice: it has annexes. */
  | { kind: 'annexes'; id: string; compactDate: string };

const noticeLink = /\/detalleAviso\/primera\/(\d+)\/(\d{8})(?:[/?#](.*))?$/;

/** The value that the page's script gives a variable, `var numeroPagina = 2` or `= 'RESOLUCIONES'`; null where it does not. */
export function readScriptValue(page: string, variable: string): string | null {
  const [, quoted, otherQuoted, bare] =
    new RegExp(`\\b${variable}\\s*=\\s*(?:'((?:\\\\.|[^'\\\\])*)'|"((?:\\\\.|[^"\\\\])*)"|([\\w.-]+))`).exec(page) ??
    [];
  const text = quoted ?? otherQuoted;
  return text === undefined ? (bare ?? null) : decodeHTML(unescapeScript(text));
}

/** A script's text as written there (`RESOLUCI\u00d3N`) as characters. */
function unescapeScript(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|(.))/g, (_whole, code, character) =>
    code === undefined ? character : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Reads the list of a section's page, or of one of its further pages. */
export function* readRows(html: string): Generator<SectionRow> {
  let link: { id: string; compactDate: string; hasAnnexes: boolean; isNotice: boolean } | null = null;
  let fields: { issuer: string; details: string[] } = { issuer: '', details: [] };
  /** What text belongs to at the moment. */
  let heading: string | null = null;
  let field: 'issuer' | 'detail' | null = null;

  for (const event of scanHtml(html)) {
    if (event.kind === 'text') {
      if (heading !== null) heading += event.text;
      else if (field === 'issuer') fields.issuer += event.text;
      else if (field === 'detail') fields.details.push(`${fields.details.pop() ?? ''}${event.text}`);
      continue;
    }
    if (event.kind === 'open') {
      const classes = (event.attributes.class ?? '').split(/\s+/);
      if (event.tag === 'h5' && classes.includes('seccion-rubro')) heading = '';
      else if (event.tag === 'a') {
        const [, id, compactDate, rest = ''] = noticeLink.exec(event.attributes.href ?? '') ?? [];
        const hasAnnexes = /(?:^|&)anexos=1(?:&|#|$)/.test(rest);
        link = id && compactDate ? { id, compactDate, hasAnnexes, isNotice: false } : null;
        fields = { issuer: '', details: [] };
        field = null;
      } else if (link && classes.includes('linea-aviso')) link.isNotice = true;
      else if (event.tag === 'p') {
        field = classes.includes('item') ? 'issuer' : classes.includes('item-detalle') ? 'detail' : null;
        if (field === 'detail') fields.details.push('');
      }
      continue;
    }
    if (event.tag === 'h5' && heading !== null) {
      yield { kind: 'category', name: tidy(heading) };
      heading = null;
    } else if (event.tag === 'p') field = null;
    else if (event.tag === 'a' && link) {
      const { id, compactDate } = link;
      if (link.isNotice) {
        const [norm = '', summary = ''] = fields.details.map(tidy);
        yield { kind: 'notice', id, compactDate, issuer: tidy(fields.issuer), norm, summary };
      } else if (link.hasAnnexes) yield { kind: 'annexes', id, compactDate };
      link = null;
      field = null;
    }
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
