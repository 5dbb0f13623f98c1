import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { fold, type NormalisedText } from './normalise.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { firstWordFrom, gapBetween, type Word } from './words.ts';

const SUFFIX =
  /(?<![\p{L}\d.])(?:S\. ?A\. ?(?:I\. ?C\.(?: ?[A-Z]\.){0,3}|C\. ?I\.(?: ?[A-Z]\.){0,3}|U\.?|S\.?|C\.?)|S\. ?R\. ?L\.?|S\. ?M\.|S\. ?C\. ?[ASC]\.?|S\. ?en ?C\.(?: ?por ?A\.)?|S\. ?A\.?|S\. ?H\.|S\.?A\.?U|SAS|SACI(?:F|FI|FIA|A)?|SAIC(?:F|FI)?|SRL|SCA|SA|S\.A\.P\.E\.M\.?|[Ll]tda\.?|LTDA\.?|[Ll]imitada|LIMITADA|[Ss]ociedad (?:[Aa]n[oó]nima(?: [Uu]nipersonal)?|de [Rr]esponsabilidad [Ll]imitada|por [Aa]cciones [Ss]implificada)|SOCIEDAD (?:AN[OÓ]NIMA|DE RESPONSABILIDAD LIMITADA|POR ACCIONES SIMPLIFICADA))(?![\p{L}\d/])/gu;
const LOWER_SUFFIX = /(?<![a-z\d.])(?:s\. ?a\. ?s\.?|s\. ?a\.?|s\. ?r\. ?l\.?|srl|sas|sa|saic|ltda\.?)(?![a-z\d])/g;
// Bodies that carry their form in front of the name.
const PREFIX =
  /(?<![\p{L}\d])(?:F(?:ideicomiso|IDEICOMISO)|M(?:utual|UTUAL)|C(?:ooperativa|OOPERATIVA)|A(?:sociación Civil|SOCIACIÓN CIVIL)|Consorcio de (?:Cop|P)ropietarios|CONSORCIO DE (?:COP|P)ROPIETARIOS)(?: (?:(?:de|del|la|los|las|DE|DEL|LA|LOS|LAS|[yY](?= (?:[Vv]ivienda|VIVIENDA|[Ss]ervicios|SERVICIOS|[Cc]onsumo|CONSUMO|[Cc]rédito|CRÉDITO|[Oo]bras|OBRAS|[Tt]rabajo|TRABAJO|[Pp]rovisión|PROVISIÓN|Club|CLUB|Biblioteca|BIBLIOTECA)(?!\p{L}))) ){0,2}(?:\d{1,2}(?= (?:de|DE) \p{Lu})|\p{Lu}[\p{L}']{1,20}\.?)){1,6}/gu;
/** "CONCURSO PREVENTIVO DE TEXTIL SUR S.A.": what happens to the company is no part of its name. */
const PROCEEDINGS = new Set(
  'concurso preventivo quiebra liquidacion directorio asamblea accionistas acreedores sindico sindica estatuto balance contrato informe autos caratulado recibo planta deposito oficinas sucursal legajo verificacion homologacion'.split(
    ' ',
  ),
);
/** "Maderera Benítez e Hijos", "Prando Hermanos", "Ruiz y Cía.": a family's business. */
const FAMILY_BUSINESS =
  /(?<![\p{L}\d])(?!(?:NOMBRE|Nombre|FAVOR|Favor|CARGO|PROPIEDAD|TITULAR|FIRMA|Firma|SEÑORES|Señores)(?!\p{L}))\p{Lu}[\p{L}']{2,20}(?: (?:de |del |la ){0,2}\p{Lu}[\p{L}']{1,20}){0,3} (?:[eE] (?:Hijos?|HIJOS?|Hermanos?)|[yY&] (?:Hermanos?|HERMANOS?|Hnos|C[ií]a|CIA|Asociados(?: (?:Propiedades|Abogados|Consultores|Inmobiliaria|Seguros|Construcciones))?)|Hermanos|HERMANOS|Hnos|HNOS)(?!\p{L})\.?/gu;
/** "a favor de Hijos de Nicola Amato": within a sentence with a capital, a family's business. */
const HEIRS_BUSINESS =
  /(?<=\p{Ll} )(?:Hijos|Sucesores|Hermanos|Viuda e Hijos) de \p{Lu}[\p{L}']{2,20}(?: (?:(?:de|del|la) ){0,2}\p{Lu}[\p{L}']{2,20}){1,3}/gu;
/** "S.A. de Ahorro para Fines Determinados": what a savings plan is called behind its form. */
const SAVINGS_TAIL =
  /^ de (?:Ahorro|AHORRO|ahorro|Capitalización|CAPITALIZACIÓN|capitalización)(?: (?:y|Y) (?:Préstamo|PRÉSTAMO|Ahorro|AHORRO|ahorro))?(?: (?:para|PARA|p\/|P\/) ?(?:Fines|FINES|fines) (?:Determinados|DETERMINADOS|determinados))?/u;
/** "asegurado en La Cordillera Seguros", "por la aseguradora Austral ART": an insurer by its trade, where it has a part in the case. */
const INSURER =
  /(?<!\p{L})(?:ART|A\.R\.T\.|Seguros|Aseguradora|(?:Cía\.|Compañía) (?:Argentina )?de Seguros)(?: [Gg]enerales| de Vida)?(?!\p{L})/gu;
const INSURER_LEFT =
  /(?:asegurad[oa]s? (?:en|por|con)|aseguradora|[Cc]itad[oa]s?(?: en garantía)?|CITADA EN GARANTÍA|contra|(?:co)?demandad[oa]|póliza de)[,:]? (?:la |a )?(?<v>(?:(?:La|El|Los|Las) )?\p{Lu}[\p{L}']{2,16}(?: (?:de |del |la ){0,2}\p{Lu}[\p{L}']{2,16}){0,3} )$/u;
/** The head of its own form: "LITORAL PREVISIÓN ART". */
const INSURERS_PAPER = /^(?!PROVINCIA )\p{Lu}[\p{L}']{2,16}(?: (?:DE |DEL |LA )?\p{Lu}[\p{L}']{2,16}){0,3} $/u;
const longestInsurer = 110;
const LONGEST_NAME = 8;
const CONNECTORS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'para', 'en']);
// Capitalised words before the name that describe it rather than belong to it.
const DESCRIPTIONS = new Set(
  'la el los las firma empresa sociedad demandada demandado codemandada actora actor razon social empleadora contra que apoderado apoderada gerente presidente soy somos ante por representacion a en y e de del para con por entre sobre desde segun hacia hasta cliente proveedor locadora locataria compradora vendedora aseguradora citada sres senores señores que es son la parte requerida reclamada denunciada concursada fallida'.split(
    ' ',
  ),
);

/** Companies by their legal form: the name is read backwards from "S.A.", "S.R.L.", "Ltda." and the like. */
export function findCompanies(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, score: number, source: string) => {
    if (!inZone(zones, start, end)) found.push({ start, end, type: 'empresa', score, source });
  };
  let previousEnd = 0;
  for (const match of document.text.matchAll(SUFFIX)) {
    const start = nameStart(document, words, match.index, previousEnd);
    previousEnd = match.index + match[0].length;
    if (start === null) continue;
    const name = document.folded.slice(start, match.index);
    // Banks are public knowledge, unless one is a party.
    if (/^banco(?![a-z])/.test(name) && !isInCaption(document, start, previousEnd)) continue;
    // "S.M." closes the name of a mutual insurer; elsewhere it is somebody's initials.
    if (/^S\. ?M/.test(match[0]) && !/(?<![a-z])(?:mutual|seguros?)(?![a-z])/.test(name)) continue;
    const tail = SAVINGS_TAIL.exec(document.text.slice(previousEnd, previousEnd + 64))?.[0].length ?? 0;
    add(start, match.index + match[0].length + tail, 0.9, 'company');
  }
  for (const match of document.folded.matchAll(LOWER_SUFFIX)) {
    if (document.text[match.index] !== 's' && document.text[match.index] !== 'l') continue;
    const start = lowerNameStart(document, words, match.index);
    if (start !== null) add(start, match.index + match[0].length, 0.75, 'company-lower-case');
  }
  for (const match of document.text.matchAll(FAMILY_BUSINESS)) {
    add(match.index, match.index + match[0].length, 0.75, 'company-family');
  }
  for (const match of document.text.matchAll(HEIRS_BUSINESS)) {
    add(match.index, match.index + match[0].length, 0.75, 'company-heirs');
  }
  for (const match of document.text.matchAll(INSURER)) {
    const name = INSURER_LEFT.exec(document.text.slice(Math.max(0, match.index - longestInsurer), match.index))?.groups
      ?.v;
    if (name === undefined || name === 'Provincia ') {
      const head = INSURERS_PAPER.exec(document.text.slice(0, match.index));
      if (
        head !== null &&
        /^(?:\n|$)/.test(document.text.slice(match.index + match[0].length, match.index + match[0].length + 1))
      )
        add(head.index, match.index + match[0].length, 0.8, 'company-insurer');
      continue;
    }
    add(match.index - name.length, match.index + match[0].length, 0.75, 'company-insurer');
  }
  for (const match of document.text.matchAll(PREFIX)) {
    const name = match[0].replace(/(?: (?:de|del|la|los|las|el|y|DE|DEL|LA|LOS|LAS|EL|Y))+$/, '');
    // "Consorcio de Propietarios Av. Colón 2448": the address tells which, and is found as such.
    const isAddressed =
      /(?<![a-z])(?:av|avda|avenida|calle|pje|pasaje|bv|diagonal)\.?(?![a-z])/.test(fold(name)) ||
      /^ (?:n° ?)?\d{2,5}/i.test(document.text.slice(match.index + match[0].length, match.index + match[0].length + 9));
    if (/ /.test(name) && !isAddressed) add(match.index, match.index + name.length, 0.8, 'company-prefix');
  }
  return found;
}

/** "Banco del Buen Ayre S.A. c/ …". */
function isInCaption({ folded }: NormalisedText, start: number, end: number): boolean {
  return (
    /^"? ?(?:c\/|s\/|v\.|vs)/.test(folded.slice(end, end + 6)) ||
    /[cv]\/ ?$/.test(folded.slice(Math.max(0, start - 4), start))
  );
}

function nameStart(
  document: NormalisedText,
  words: readonly Word[],
  suffixStart: number,
  floor: number,
): number | null {
  const lastIndex = firstWordFrom(words, suffixStart) - 1;
  const last = words[lastIndex];
  if (
    !last ||
    !/^,?[ \n]?"?[ ]?$|^\.? ?$|^ \d{1,4} $/.test(document.text.slice(last.end, Math.min(suffixStart, last.end + 8)))
  )
    return null;
  if (last.shape === 'lower') return null;
  let first = lastIndex;
  while (first > 0 && lastIndex - first < LONGEST_NAME) {
    const [previous, here] = [words[first - 1] as Word, words[first] as Word];
    const gap = gapBetween(document, previous, here);
    if (previous.start < floor) break;
    if (!/^(?: |\n|\. ?| & |&| - | ?\d{1,4} (?:- )?)$/.test(gap)) break;
    if (
      gap.startsWith('.') &&
      previous.shape !== 'initial' &&
      !/^(?:hnos|cia|gral|dr|ing|sta|arg)$/.test(previous.folded)
    )
      break;
    if (previous.shape === 'lower' && !CONNECTORS.has(previous.folded)) break;
    if ((previous.folded === 'y' || previous.folded === 'e') && closesPerson(words, first - 2)) break;
    // "Depositado en la CAJA DE VALORES S.A.": a name in capitals does not reach back into ordinary writing.
    if (last.shape === 'upper' && last.folded.length > 4 && previous.shape === 'title') break;
    first -= 1;
  }
  while (first < lastIndex && isLeadIn(document, words[first] as Word, words[first + 1] as Word)) first += 1;
  const start = (words[first] as Word).start;
  return first === lastIndex && DESCRIPTIONS.has((words[first] as Word).folded) ? null : start;
}

/** "contra Juan Pérez y Transportes Sur S.A.": the person before "y" is another party. */
function closesPerson(words: readonly Word[], index: number): boolean {
  const [given, surname] = [words[index - 1], words[index]];
  if (!given || !surname || given.shape === 'lower') return surname === undefined || surname.shape === 'lower';
  return GIVEN_NAMES.has(given.folded) || (SURNAMES.has(given.folded) && GIVEN_NAMES.has(surname.folded));
}

function isLeadIn(document: NormalisedText, word: Word, next: Word): boolean {
  if (word.shape === 'lower') return true;
  if (PROCEEDINGS.has(word.folded)) return true;
  if (!DESCRIPTIONS.has(word.folded)) return false;
  // "EMPRESA SAN JOSÉ S.A.": in capitals the description belongs to the name.
  if (/^(?:empresa|sociedad|firma)$/.test(word.folded) && word.shape === 'upper' && next.shape === 'upper')
    return false;
  // "Aseguradora del Comercio S.A.": the description is the name.
  if (next.shape === 'lower' && /^(?:de|del)$/.test(next.folded)) return false;
  if (word.folded !== 'la' && word.folded !== 'el') return true;
  const left = document.text.slice(Math.max(0, word.start - 2), word.start);
  return left === '' || /[.:\n"] ?$/.test(left);
}

const LOWER_OPENERS = new Set([
  'contra',
  'en',
  'empresa',
  'firma',
  'para',
  'con',
  'llamada',
  'sociedad',
  'a',
  'es',
  'se',
  'como',
]);

/** "recibo de minera del sur s.a.": after these words "de" opens the name. */
const OWNED_BY_FIRM = new Set(
  'recibo recibos empleado empleada dueno duena socio socia gerente chofer factura facturas cheque camion encargado encargada cliente clienta sueldo contrato abogado abogada operario operaria obrero vendedor vendedora planta local sucursal'.split(
    ' ',
  ),
);

/** Chat style: "trabajo en transportes el rapido srl". The name starts after the nearest opening word. */
function lowerNameStart(document: NormalisedText, words: readonly Word[], suffixStart: number): number | null {
  const lastIndex = firstWordFrom(words, suffixStart) - 1;
  for (let index = lastIndex; index >= 0 && lastIndex - index <= 5; index -= 1) {
    const word = words[index] as Word;
    const next = words[index + 1];
    const gap =
      index === lastIndex ? document.text.slice(word.end, suffixStart) : next ? gapBetween(document, word, next) : '';
    if (gap !== ' ') return null;
    const opens =
      LOWER_OPENERS.has(word.folded) || (word.folded === 'de' && OWNED_BY_FIRM.has(words[index - 1]?.folded ?? ''));
    if (!opens) continue;
    const firstName =
      words[index + 1]?.folded === 'la' && words[index + 2] !== undefined && index + 2 <= lastIndex
        ? index + 2
        : index + 1;
    const name = words[firstName];
    if (!name || firstName > lastIndex || (firstName === lastIndex && name.folded.length < 4)) return null;
    return CONNECTORS.has(name.folded) && name.folded !== 'el' ? null : name.start;
  }
  return null;
}
