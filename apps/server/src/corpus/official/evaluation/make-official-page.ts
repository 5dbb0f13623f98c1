import { seededRandom } from '../../../platform/seeded-random.ts';
import { encodeWindows1252 } from '../decode-page.ts';

/** An article as it should be read again from the page that is made of it. */
export interface PageArticle {
  article: string;
  heading: string;
  path: string;
  text: string;
  notes: string[];
  repealed: boolean;
}

/** The kinds of HTML in which InfoLEG keeps its texts, and that of argentina.gob.ar. */
export const pageFamilies = ['word97', 'breaks', 'divs', 'utf8-article'] as const;
export type PageFamily = (typeof pageFamilies)[number];

/** How article headers are written; the first article is often written in full and the others not. */
const headerStyles: { first: string; other: string; suffixAfterMark?: boolean }[] = [
  { first: 'ARTICULO #.-', other: 'ARTICULO #.-' },
  { first: 'ARTICULO #. —', other: 'ARTICULO #. —' },
  { first: 'ARTICULO #° —', other: 'ARTICULO #° —' },
  { first: 'ARTICULO 1º —', other: 'Art. #º —' },
  { first: 'Artículo 1º.-', other: 'Artículo #º.-' },
  { first: 'Artículo 1. —', other: 'Art. #. —' },
  { first: 'Artículo 1. -', other: 'Art. #. -' },
  { first: 'Art. 1° -', other: 'Art. #° -' },
  { first: 'ARTÍCULO 1:', other: 'Art. #:' },
  { first: 'ARTICULO #:', other: 'ARTICULO #:' },
  { first: 'ARTÍCULO #.-', other: 'ARTÍCULO #.-' },
  { first: 'ARTICULO Nº #.-', other: 'ARTICULO Nº #.-' },
];
/** Slips that are met now and then. */
const slips: [RegExp, string][] = [
  [/\.-$/, ',-'],
  [/\.-$/, '.-.'],
  [/\. —$/, '.—'],
  [/° —$/, '°—'],
  [/ —$/, ' –'],
];
const slipEvery = 40;

export interface MadePage {
  bytes: Buffer;
  contentType: string;
}

/**
 * An official page of these articles as InfoLEG would show them: its head, divisions, articles, notes in italics, the section of
 * antecedents. Which header style and which slips it has follows from `seed`.
 */
export function makeOfficialPage(
  articles: readonly PageArticle[],
  { approval = false, family, seed }: { family: PageFamily; seed: number; approval?: boolean },
): MadePage {
  const draws = seededRandom(seed);
  const random = () => draws.integer(10_000) / 10_000;
  const style = headerStyles[seed % headerStyles.length] as (typeof headerStyles)[number];
  const page = new PageWriter(family, random);
  page.centred('LEY Nº 99.999');
  page.line('Sancionada: Septiembre 22 de 1993.');
  if (approval) {
    [
      'Apruébase el texto que figura en el Anexo.',
      'La presente ley entrará en vigencia desde su publicación.',
      'Comuníquese.',
    ].forEach((text, index) => {
      page.article(headerOf(style, String(index + 1), index === 0), text, '');
    });
    page.centred('ANEXO I');
  }
  let openPath: string[] = [];
  articles.forEach((article, index) => {
    const path = article.path.split(' > ').filter((part) => part !== '');
    path.forEach((part, depth) => {
      if (openPath[depth] === part && openPath.slice(0, depth).every((open, at) => open === path[at])) return;
      openPath = [...path.slice(0, depth), part];
      for (const line of headingLines(part)) page.centred(line);
    });
    openPath = path;
    writeArticle(page, style, article, index, random);
  });
  page.title('Antecedentes Normativos');
  page.line('- Artículo 2° sustituido por art. 1° de la Ley N° 99.996 B.O. 1/2/1999.');
  return page.end();
}

function writeArticle(
  page: PageWriter,
  style: (typeof headerStyles)[number],
  article: PageArticle,
  index: number,
  random: () => number,
): void {
  let header = headerOf(style, article.article, index === 0);
  if (random() < 1 / slipEvery) {
    const [from, to] = slips[Math.floor(random() * slips.length)] as (typeof slips)[number];
    header = header.replace(from, to);
  }
  const standsWithin = article.heading !== '' && article.text.startsWith(article.heading);
  if (article.heading !== '' && !standsWithin && !/^Art[ií]culo derogado/.test(article.heading))
    page.title(`${article.heading}.`);
  const notes = article.notes.length > 0 ? article.notes : [];
  const text = notes.includes(article.text) ? '' : article.text;
  const [first = '', ...others] = quotedOnOwnLines(text).split('\n');
  page.article(header, first, text === '' ? notes.join(' ') : '');
  for (const line of others) page.line(line);
  if (text !== '') for (const note of notes) page.note(note);
}

/** "…por el siguiente: Artículo 2°: …" stands on two lines of an official page. */
function quotedOnOwnLines(text: string): string {
  return text.replace(/(siguientes?|texto|forma|manera)(\s*:)\s+(["“]?art(?:[ií]culo|\.)\s*\d+)/giu, '$1$2\n$3');
}

function headerOf(style: (typeof headerStyles)[number], number: string, isFirst: boolean): string {
  const [whole = '', suffix = ''] = number.split(' ');
  const pattern = isFirst ? style.first.replace('1', '#') : style.other;
  const shown = /^\d+$/.test(suffix) ? `${whole} (${suffix})` : suffix ? `${whole} ${suffix}` : whole;
  return pattern.replace(suffix ? /#[°º]?/ : '#', shown);
}

/** "Titulo I. Disposiciones Generales" is written as two lines. */
function headingLines(part: string): string[] {
  const [, name, title] = /^([^.]{3,30})\. (.+)$/.exec(part) ?? [];
  return name && title ? [name.toUpperCase(), title] : [part];
}

class PageWriter {
  readonly #family: PageFamily;
  readonly #random: () => number;
  readonly #parts: string[] = [];

  constructor(family: PageFamily, random: () => number) {
    this.#family = family;
    this.#random = random;
  }

  centred(text: string): void {
    const shown = this.#text(text);
    this.#parts.push(
      {
        word97: `<B><P ALIGN="CENTER">${shown}</P>\n</B>`,
        breaks: `<div style="text-align: center;"><span style="font-weight: bold;">${shown}</span><br></div>\n<br>`,
        divs: `<div align="center"><b>${shown}</b></div>`,
        'utf8-article': `<p style="text-align:center"><strong>${shown}</strong></p>`,
      }[this.#family],
    );
  }

  /** The title of an article, on a line of its own before it. */
  title(text: string): void {
    const shown = this.#text(text);
    this.#parts.push(
      {
        word97: `<B><P ALIGN="JUSTIFY">${shown} </P></B>`,
        breaks: `<span style="font-weight: bold;">${shown}</span><br>`,
        divs: `<div><b>${shown}</b></div>`,
        'utf8-article': `<p><strong>${shown}</strong></p>`,
      }[this.#family],
    );
  }

  line(text: string): void {
    const shown = this.#text(text);
    this.#parts.push(
      {
        word97: `<P ALIGN="JUSTIFY">${shown}</P>`,
        breaks: `${shown}<br>\n<br>`,
        divs: `<div>${shown}</div>`,
        'utf8-article': `<p>${shown}</p>`,
      }[this.#family],
    );
  }

  note(text: string): void {
    const shown = this.#text(text).replace(
      /(Ley N[°º] [\d.]+)/,
      '<a href="/infolegInternet/verNorma.do?id=88888">$1</a>',
    );
    this.#parts.push(
      {
        word97: `<P ALIGN="JUSTIFY"><I>${shown}</I></P>`,
        breaks: `<span style="font-style: italic;">${shown}</span><br>\n<br>`,
        divs: `<div><i>${shown}</i></div>`,
        'utf8-article': `<p><em>${shown}</em></p>`,
      }[this.#family],
    );
  }

  article(header: string, text: string, note: string): void {
    const [shownHeader, shownText] = [this.#text(header), this.#text(text)];
    const italics = note === '' ? '' : ` <I>${this.#text(note)}</I>`;
    this.#parts.push(
      {
        word97: `<P ALIGN="JUSTIFY"><B>${shownHeader}</B> ${shownText}${italics}</P>`,
        breaks: `<span style="font-weight: bold;">${shownHeader}</span> ${shownText}${italics}<br>\n<br>`,
        divs: `<div class="articulo"><b>${shownHeader}</b> ${shownText}${italics}</div>`,
        'utf8-article': `<p><strong>${shownHeader}</strong>&nbsp;${shownText}${italics}</p>`,
      }[this.#family],
    );
    // Word 97 leaves its bold open over the end of a paragraph.
    if (this.#family === 'word97' && this.#random() < 0.5) {
      const last = this.#parts.pop() ?? '';
      this.#parts.push(last.replace('<P ALIGN="JUSTIFY"><B>', '<B><P ALIGN="JUSTIFY">'));
    }
  }

  end(): MadePage {
    const body = this.#parts.join('\n');
    const wrap =
      '<div id="wrap"><header id="branding" role="banner"><div id="encabezado_norma"><img src="/infolegInternet/imagenes/left.png"></div></header></div>';
    const html = {
      word97: `<HTML>\n<HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252"><TITLE>infoleg</TITLE></HEAD>\n<BODY>${wrap}\n${body}\n</BODY></HTML>`,
      breaks: `<!DOCTYPE html>\n<html><head><meta content="text/html; charset=ISO-8859-1" http-equiv="content-type"><title>InfoLEG</title></head><body>${wrap}\n<div style="text-align: justify;">${body}</div>\n<script>var a = "ARTICULO 9.- no";</script></body></html>`,
      divs: `<html><head><title>InfoLEG</title></head><body>${wrap}<div id="Contenido">${body}</div></body></html>`,
      'utf8-article': `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Ley 99999</title></head><body><article>${body}</article></body></html>`,
    }[this.#family];
    return this.#family === 'utf8-article'
      ? { bytes: Buffer.from(html, 'utf8'), contentType: 'text/html; charset=utf-8' }
      : { bytes: encodeWindows1252(html), contentType: 'text/html' };
  }

  /** With the line breaks that a source has in the middle of a sentence, and references for what the encoding lacks. */
  #text(text: string): string {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const wrapped = escaped.replace(/ /g, () => (this.#random() < 0.06 ? '\n' : ' '));
    if (this.#family === 'utf8-article') return wrapped;
    const named =
      this.#family === 'word97' ? wrapped.replace(/[áéíóúñ]/g, (letter) => names[letter] ?? letter) : wrapped;
    return named.replace(
      /[\u0100-\u2012\u2015-\u2017\u201e-\u2025\u2027-\uffff]/gu,
      (letter) => `&#${letter.codePointAt(0)};`,
    );
  }
}

const names: Record<string, string> = {
  á: '&aacute;',
  é: '&eacute;',
  í: '&iacute;',
  ó: '&oacute;',
  ú: '&uacute;',
  ñ: '&ntilde;',
};
