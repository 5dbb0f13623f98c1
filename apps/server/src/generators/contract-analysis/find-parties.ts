import { fold } from '@foja/legal-text/fold';
import { namePattern, tidyName } from '../extract/names.ts';

/** Somebody whom a contract introduces. Offsets are of the contract's text. */
export interface Introduced {
  name: string;
  start: number;
  end: number;
  /** As the contract calls them: "LOCADORA"; null where it gives them no name. */
  calledAs: string | null;
}

/** How far into a contract its parties are introduced, in characters. */
const introductionCharacters = 2_600;
const lookBackCharacters = 80;
const longestName = 90;
const lookAheadCharacters = 520;

const identity =
  '(?:D\\.?\\s?N\\.?\\s?I|(?:Clave|CLAVE)\\s(?:Única|ÚNICA)\\s(?:de|DE)\\s(?:Identificación|IDENTIFICACIÓN)|C\\.?\\s?U\\.?\\s?I\\.?\\s?[TL]|L\\.?\\s?[EC]\\.|(?:Libreta|LIBRETA)\\s(?:de\\s|DE\\s)?(?:Enrolamiento|ENROLAMIENTO|Cívica|CÍVICA)|[Dd]ocumento(?=\\s(?:[Nn]|[Úú]nico|de\\s[Ii]dentidad|\\d))|DOCUMENTO(?=\\s(?:N|ÚNICO|DE\\sIDENTIDAD|\\d))|T\\.?\\s?[°º]\\s?\\d{1,3},?\\sF\\.?\\s?[°º]|[Pp]asaporte|PASAPORTE|RUT|C\\.?D\\.?I\\.?)';
/** A name with its document: "Julián Ibáñez, argentino, DNI 34…", "BODEGA S.A. (la "Bodega"), CUIT 30…". */
const identifiedPattern = new RegExp(
  `(${namePattern})["”»]?\\s{0,3}(?:[,(–—|:·-]|\\.{3,60}|_{3,60})?\\s{0,3}(?:\\([^)\\n]{0,40}\\)\\s{0,3},?\\s{0,3})?(?:(?:[a-záéíóúñ]+(?:\\s[a-záéíóúñ]+){0,6}|(?:nacid|casad|viud|divorciad|hij|domiciliad|vecin)[oa]s?\\s[^,;]{2,80}|con domicilio[^;]{2,80}?|\\d{1,2}\\saños(?:\\sde\\sedad)?|[A-ZÁÉÍÓÚÑ]{4,12}(?:A|O)),\\s{1,3}){0,7}(?:(?:con|titular del?|quien acredita identidad con|identificad[oa] con|portador[a]? del?)\\s(?:la\\s|el\\s)?)?\\(?${identity}`,
  'gu',
);
/** Whoever signs for somebody else is no party. */
const representativePattern =
  /represent\w*|apoderad\w*|\bgerente\b|president[ea]\b|administrador\w*|director\w*|escriban\w*|secretari\w*|tesorer\w*|mandatari\w*|\bfirman\b/i;
/** "En mi carácter de apoderado de MOLINO SUR S.A.": the office is of another, who is the party. */
const represents =
  /\b(?:represent\w+|apoderad[oa]|gerente|president[ea]|administrador[a]?|director[a]?|mandatari[oa])(?: legal| general| titular)?(?: y \p{Ll}+)? (?:del?|de la|de los)\s*$/iu;
/** "Casado en primeras nupcias con Delia Ríos": who is named only to say who somebody is. */
const kin =
  /\b(?:casad|viud|divorciad|hij|nupcias|c[oó]nyuge)\p{Ll}*(?:\s\p{Ll}+){0,4}\s(?:con|de)(?:\s(?:do[nñ]a?|el|la))?\s*$/iu;
/** "Representante: Mauro Giunta, apoderado". */
const representedBy = /\b(?:represent|apoderad)\w*(?: legal)?\s{0,3}:\s{0,3}$/i;
/** "…, DNI 28.604.050, quien lo hace en su carácter de presidenta de la sociedad": behind the name too. */
const actsFor =
  /^[^;:]{0,60}?\b(?:quien|que) (?:lo hace|comparece|concurre|interviene|firma|act[uú]a|suscribe)\s+(?:en (?:su )?(?:car[aá]cter|calidad)|como|en nombre)\s+(?:y representaci[oó]n\s+)?(?:de\s+)?(?:(?:soci[oa] )?gerente|president[ea]|vicepresident[ea]|apoderad[oa]|representante|administrador[a]?|director[a]?|mandatari[oa]|la sociedad|la firma)/iu;
const actingCharacters = 160;
/** A spouse who only assents to what the other signs. */
const assents = /^[^;]*?\b(?:presta|otorga|da)n? (?:el|su) (?:asentimiento|consentimiento conyugal)/i;
const assentCharacters = 90;
const openingWords = /^(?:(?:Entre|ENTRE|Por|POR|Y|De|Son|Partes?|PARTES?|Los|Las|El|La)\b[\s.:,]{0,4})+/u;

const quoted = '["“«\'](?:(?:el|la|los|las|EL|LA|LOS|LAS)\\s{1,3})?(\\p{L}{4,}(?:\\s{1,3}\\p{L}{4,})?)["”»\']';
const aliasPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:en\\s{1,3}(?:adelante|lo\\s{1,3}sucesivo)|denominad[oa]s?|llamad[oa]s?|design?ad[oa]s?)\\b[^"“«'\\p{Lu}\\n;]{0,40}\\s{0,3}(?:${quoted}|(?:EL\\s|LA\\s|LOS\\s|LAS\\s)?(\\p{Lu}\\p{L}{3,}(?:\\s{1,3}\\p{Lu}{4,})?))`,
    'u',
  ),
  new RegExp(`[(–-]\\s{0,3}(?:el|la|los|las)\\s{1,3}${quoted}`, 'u'),
  new RegExp(`^[^().;]{0,160}\\(${quoted}`, 'u'),
];
const label = /(?:^|[\n.(–-])\s{0,6}(\p{Lu}\p{L}{4,20})\s{0,3}:\s{0,12}$/u;

/** "| SOCIO | Ana Paz |": a row of the table in which a form names its parties. */
const rowPattern = new RegExp(
  `(?:^|\\n)[^\\S\\n]{0,6}\\|?[^\\S\\n]{0,6}(\\p{Lu}[\\p{L}/]{3,20})[^\\S\\n]{0,40}\\|[^\\S\\n]{0,6}(${namePattern})[^\\S\\n]{0,80}(?:\\||\\n)`,
  'gu',
);
/** "Apellido y nombres: ....PAZ, ANA INÉS....": the field of a form in which somebody writes a name. */
const fieldPattern =
  /(?:^|\n)[^\S\n]{0,6}\|?[^\S\n]{0,6}(?:apellidos? y nombres?|nombres? y apellidos?|nombre completo|raz[oó]n social)\s{0,3}[:|][\s._]{0,40}(\p{Lu}[\p{L}'-]+(?:,?[^\S\n](?:de[^\S\n]|del[^\S\n]|la[^\S\n])?\p{Lu}[\p{L}'-]+){1,6})/giu;
const partyLabel =
  /^(?:prestador|socio|socia|cliente|usuari|locador|locatari|inquilin|vendedor|comprador|consumidor|titular|adherente|alumn|suscriptor|abonad|mutu|deudor|acreedor|fiador|garante|comitente|contratista|empleador|trabajador|huesped|pasajer|franquici|licenci|distribuid|proveedor|profesional|paciente|afiliad|duen|propietari|arrendador|arrendatari|presta|cedente|cesionari|empresa|agente|desarrollador|concedente|otorgante|contratante|consultor|comodante|comodatari|organizador|anfitrion)/;

/** How far from the end of a contract those who sign may be identified first, in characters. */
const signatureCharacters = 900;
const fewestParties = 2;

/** The parties by their documents, with what the contract calls each; who acts for another is left out. */
export function findIntroduced(text: string): Introduced[] {
  const found: Introduced[] = [];
  let lastEnd = 0;
  for (const match of identifiedIn(text)) {
    const raw = match[1] ?? '';
    // In a text all in capitals everything looks like a name.
    if (raw.length > longestName) continue;
    const name = tidyName(withoutTitle(raw));
    const start = match.index + raw.indexOf(name);
    const before = lastStretch(text.slice(Math.max(0, start - lookBackCharacters, lastEnd), start));
    lastEnd = match.index + match[0].length;
    if (!isWholeName(name) || (representativePattern.test(before) && !represents.test(before))) continue;
    if (kin.test(before)) continue;
    if (representedBy.test(text.slice(Math.max(0, start - lookBackCharacters), start))) continue;
    if (actsFor.test(text.slice(lastEnd, lastEnd + actingCharacters))) continue;
    if (assents.test(text.slice(lastEnd, lastEnd + assentCharacters))) continue;
    if (!found.some((one) => one.name === name)) found.push({ name, start, end: start + name.length, calledAs: null });
  }
  for (const { 1: raw = '', index } of text.slice(0, introductionCharacters).matchAll(fieldPattern)) {
    const name = tidyName(raw);
    const start = text.indexOf(raw, index);
    if (found.some((one) => one.name === name)) continue;
    found.push({ name, start, end: start + name.length, calledAs: null });
  }
  for (const { 1: called = '', 2: raw = '', index } of text.slice(0, introductionCharacters).matchAll(rowPattern)) {
    const name = tidyName(raw);
    const start = text.indexOf(raw, index);
    if (!partyLabel.test(fold(called)) || !isWholeName(name) || found.some((one) => one.name === name)) continue;
    found.push({ name, start, end: start + name.length, calledAs: called });
  }
  for (const one of [...addresseesIn(text), ...companiesIn(text), ...(found.length < 2 ? rolesIn(text) : [])]) {
    const isPart = found.some(
      ({ end, name, start }) => name.includes(one.name) || (one.start < end && start < one.end),
    );
    if (!isPart) found.push(one);
  }
  // Plain people have no documents at hand.
  if (found.length === 0) found.push(...agreeingIn(text));
  return found
    .sort((left, right) => left.start - right.start)
    .map((one, index) => ({ ...one, calledAs: one.calledAs ?? aliasOf(text, one, found[index + 1]?.start) }))
    .map(withNextAlias);
}

/** Who is identified where the contract begins; where it only says "quien encarga" and "quien construye", at the signatures too. */
function identifiedIn(text: string): RegExpExecArray[] {
  const first = [...text.slice(0, introductionCharacters).matchAll(identifiedPattern)];
  const signed = Math.max(introductionCharacters, text.length - signatureCharacters);
  if (first.length >= fewestParties || signed >= text.length) return first;
  const last = [...text.slice(signed).matchAll(identifiedPattern)];
  return [...first, ...last.map((match) => Object.assign(match, { index: match.index + signed }))];
}

/** Who was identified last in a stretch of text, whatever else is told of them; null where nobody was. */
export function lastIdentifiedIn(text: string): string | null {
  const names = [...text.matchAll(identifiedPattern)].map((match) => tidyName(withoutTitle(match[1] ?? '')));
  return names.findLast((name) => isWholeName(name) && name.length <= longestName) ?? null;
}

/** A name goes over no blank line: what stands before one is the title of the contract. */
const withoutTitle = (raw: string) => (raw.split(/\n\s*\n/).at(-1) ?? raw).replace(openingWords, '');

const legalForm =
  '(?:S\\.?\\s?A\\.?\\s?S\\.?|S\\.?\\s?R\\.?\\s?L\\.?|S\\.?\\s?A\\.?|(?:COOP|Coop)\\.?(?:\\s(?:LTDA|Ltda)\\.?)?|(?:LTDA|Ltda)\\.?|S\\.?\\s?C\\.?\\s?A?\\.?|L\\.?L\\.?C\\.?|S\\.\\s?L\\.|A/?S|B\\.?V\\.?|(?:Sociedad|SOCIEDAD)\\s(?:Anónima|ANÓNIMA)|(?:Inc|INC|Ltd|LTD|Corp|CORP|GmbH)\\.?)(?![\\p{L}])';
const companyName = new RegExp(
  `(?<![\\p{L}.])(\\p{Lu}[\\p{L}.&'-]*(?:\\s{1,3}(?:(?:de|del|la|las|los|y|e|&)\\s{1,3})?[\\p{Lu}\\d][\\p{L}\\d.&'-]*){0,7}?,?\\s{1,3}${legalForm})`,
  'gu',
);
const firstClause =
  /\n\s{0,6}(?:PRIMER|Primer|CL[ÁA]USULA|Cl[áa]usula|ART[ÍI]CULO\s1|Art[íi]culo\s1|1\s?[.)°º-]|I\s?[.)-]|A\)|Uno\b|§\s?1)/u;

/** "Camila Ferro (la inquilina)": a party by the side that the contract gives it, without any document. */
const besideRole = new RegExp(
  `(${namePattern})\\s{1,3}\\((?:en adelante,?\\s)?(?:el|la|los|las)\\s(\\p{L}{4,20})\\)`,
  'gu',
);

function rolesIn(text: string): Introduced[] {
  return [...text.slice(0, introductionCharacters).matchAll(besideRole)].flatMap((match) => {
    const [, raw = '', called = ''] = match;
    const name = tidyName(withoutTitle(raw));
    const start = match.index + raw.indexOf(name);
    return isWholeName(name) && partyLabel.test(fold(called))
      ? [{ name, start, end: start + name.length, calledAs: called }]
      : [];
  });
}

/** Who agrees, where nobody has a document or a side: "Nosotros, Ana Paz y Luis Soto, y por el otro lado Hugo Vera". */
const agrees = new RegExp(
  `\\b(?:[Ee]ntre|ENTRE|[Nn]osotros,?|[Yy]o,|[Rr]eunidos,?|(?:[Pp]or|[Dd]e) (?:un lado|una parte),?|(?:[Pp]or|[Dd]e) (?:el|la) otr[oa](?: parte| lado)?,?)\\s{1,3}(?:(?:don|do[ñn]a|el|la|Sra?\\.)\\s)?(${namePattern}(?:,\\s${namePattern}){0,6})`,
  'gu',
);

function agreeingIn(text: string): Introduced[] {
  return [...text.slice(0, introductionCharacters).matchAll(agrees)].flatMap((match) => {
    const raw = match[1] ?? '';
    let at = match.index + match[0].lastIndexOf(raw);
    return raw.split(/(,\s|\s(?:y|e)\s)/u).flatMap((part) => {
      const name = tidyName(part);
      const start = at + part.indexOf(name);
      at += part.length;
      return isWholeName(name) && isOfSomebody(name) ? [{ name, start, end: start + name.length, calledAs: null }] : [];
    });
  });
}

/** How far into a letter the one to whom it goes is named. */
const addresseeCharacters = 800;
const addressee = new RegExp(
  `(?:^|\\n)[^\\S\\n]{0,6}(?:Se[ñn]or(?:es|a|as)?|SE[ÑN]OR(?:ES|A|AS)?|S(?:res|ras?)\\.?|(?:To\\s{0,3}/\\s{0,3})?(?:A|Para|Destinatari[oa]):)(?: de| DE)?[^\\S\\n]{0,3}:?[^\\S\\n]{0,3}\\n?[^\\S\\n]{0,6}(${namePattern})[^\\S\\n]{0,3}[.,]?\\n`,
  'gu',
);

/** To whom an offer in the form of a letter goes, who is a party once it is accepted: "Señores\nDISTRIBUIDORA SUR S.R.L.". */
function addresseesIn(text: string): Introduced[] {
  return [...text.slice(0, addresseeCharacters).matchAll(addressee)].flatMap((match) => {
    const raw = match[1] ?? '';
    // What stands on the line below a company's name is its address.
    const name = tidyName(raw.replace(new RegExp(`(${legalForm})\\n[^]*$`, 'u'), '$1'));
    const start = match.index + match[0].lastIndexOf(raw) + raw.indexOf(name);
    return isWholeName(name) && name.length <= longestName
      ? [{ name, start, end: start + name.length, calledAs: null }]
      : [];
  });
}

/** "Garantía: seguro de caución de Fianzas y Crédito S.A.": whoever only issued the policy. */
const issuesPolicy = /\b(?:seguro|cauci[oó]n|p[oó]liza)\b[^.;]{0,40}$/iu;

/** "ARCE INGENIERÍA S.R.L. (en adelante, "Arce") se dirige a ustedes": who begins the sentence of an offer. */
const offers =
  /^,?\s{0,3}(?:\([^)\n]{0,80}\)\s{0,3})?,?\s{0,3}(?:se (?:dirige|complace|permite)|(?:les? |te )?(?:ofrec|propon|formul|cotiz|present)\w+)\b/u;

/** Companies by their legal form, before the first clause: "entre BODEGA DEL SOL S.A. y …". */
function companiesIn(text: string): Introduced[] {
  const opening = text.slice(0, introductionCharacters);
  const preamble = opening.slice(0, firstClause.exec(opening)?.index ?? opening.length);
  return [...preamble.matchAll(companyName)].flatMap((match) => {
    const raw = match[1] ?? '';
    const name = tidyName(withoutTitle(raw));
    const start = match.index + raw.indexOf(name);
    const before = lastStretch(preamble.slice(Math.max(0, start - lookBackCharacters), start));
    // Whoever publishes, certifies or insures is named in passing.
    const isParty =
      offers.test(preamble.slice(match.index + match[0].length)) ||
      /(?:\p{Ll}[^\n]*\n|:|\b(?:[Ee]ntre|ENTRE|[yY]|parte|otra|[Pp]or|[Ll]a|[Ee]l|empresa|firma|sociedad|de)\b|[.;,)-])\s{0,4}$/u.test(
        before,
      );
    if (!isWholeName(name) || !isParty || representativePattern.test(before) || issuesPolicy.test(before)) return [];
    return [{ name, start, end: start + name.length, calledAs: null }];
  });
}

/** Who acted for the party before: "representada por su presidente Arturo Wayar, y ". */
const namedRepresentative =
  /(?:represent|president|apoderad|gerente|director)(?:[^.;]|\b(?:Sra?|Dra?|Lic|Ing|Arq|Cra?)\.){0,50}?\p{Lu}\p{L}+\s+\p{Lu}\p{L}+[^.;]{0,60}[,)]\s{0,3}y\s{0,3}/u;

/** What stands right before a name: an office told earlier is somebody else's. */
function lastStretch(before: string): string {
  // "…por su presidenta, Sra.\nEster Funes": a margin broke the line before the name.
  const own = before
    .replace(namedRepresentative, '')
    .replace(/(?<=,|\b(?:Sra?|Dra?|Ing|Lic|Arq|Cra?)\.)[^\S\n]*\n\s*$/u, ' ');
  return own.slice(own.search(/[^:;"”»\n]*$/u)).replace(/^.*?\b(?:en adelante|en lo sucesivo)\b/iu, '');
}

/** Two people under one name have it behind the second: "los cónyuges Ana Paz y Luis Soto, en adelante los vendedores". */
function withNextAlias(one: Introduced, index: number, all: readonly Introduced[]): Introduced {
  const next = all[index + 1];
  const isTogether = one.calledAs === null && next !== undefined && next.start - one.end < lookBackCharacters;
  return isTogether ? { ...one, calledAs: next.calledAs } : one;
}

function aliasOf(text: string, { end, start }: Introduced, nextStart: number | undefined): string | null {
  const before = label.exec(text.slice(Math.max(0, start - lookBackCharacters), start));
  const ahead = text.slice(end, Math.min(end + lookAheadCharacters, nextStart ?? Number.POSITIVE_INFINITY));
  const called = aliasPatterns
    .flatMap((pattern) => pattern.exec(ahead) ?? [])
    .filter((part) => part !== undefined)
    .find((part) => /^\p{L}{4,}(?:\s{1,3}\p{L}{4,})?$/u.test(part));
  return called ?? before?.[1] ?? null;
}

const guaranteeWords = /\b(?:fiador\w*|afianza\w*|garante\w*|codeudor\w*|avalista\w*|se constituye\w* en fia\w*)\b/iu;
const courtesy = '(?:se[ñn]or(?:a)?|sr\\.?|sra\\.?|srta\\.?|dr\\.?|dra\\.?|don|do[ñn]a|lic\\.?|ing\\.?)';
const nameInSentence = new RegExp(`(?:\\b(?:${courtesy})\\s{1,8})?(${namePattern})`, 'gu');
const companyPattern = /\b(?:S\.?A\.?S?\.?|S\.?R\.?L\.?|SEGUROS)$/u;
const notNames =
  /^(?:TRIBUNAL|JUZGADO|Tribunal|Juzgado|LOCA|MUTU|COMPRA|VENDE|FRANQ|COMIT|CONTRA|PREST)|Banco de la Naci/iu;

/** "Si la Fiadora quedara…", "GARANTÍA Y PENALIDAD": what begins a sentence or a heading, or names a side, is nobody's name. */
const beginsNoName =
  /^(?:si|cuando|mientras|bajo|tales|para|en|con|por|segun|ante|hasta|desde|sin|sobre|tras|aunque|como|donde|tod[oa]s?|ningun[oa]?|cualquier\w*|queda\w*|garantias?|fianzas?|seguros?|penalidad\w*|clausulas?|esta|este|estos|su|sus|dich[oa]s?|amb[oa]s|cada|asimismo|ademas|tambien|al|no|se|quien\w*|codigo|provincia|ciudad|ley|registro|mora|gastos|condiciones|obligaciones|deposito|firmas?|leid[oa]|vista|previa|de|del|presente|actua|interviene|partes?)\b/;
const namesSide =
  /\b(?:fiador|garante|locador|locatari|inquilin|deudor|acreedor|mutuari|mutuante|codeudor|avalista|comprador|vendedor|franquici|comitente|contratista|empleador|empresa|cliente)(?:a|as|es|os|o|ado|ada|ante)?s?\b/;
const isOfSomebody = (name: string) => !beginsNoName.test(fold(name)) && !namesSide.test(fold(name));

/** Who answers for another, in the sentences of the contract that say so. */
export function findGuarantors(sentences: readonly { text: string }[]): { name: string; sentence: string }[] {
  return sentences.flatMap(({ text: sentence }) => {
    const office = guaranteeWords.exec(sentence) ?? /\bseguro de cauci[oó]n\b/iu.exec(sentence);
    if (!office) return [];
    if (!/\p{Ll}/u.test(sentence) && !new RegExp(identity, 'u').test(sentence)) return [];
    const names = [...sentence.matchAll(nameInSentence)]
      .filter((match) => (match[1] ?? '').length <= longestName)
      .map((match) => tidyName((match[1] ?? '').replace(openingWords, '')))
      .filter((name) => isWholeName(name) && !notNames.test(name) && isOfSomebody(name));
    // A person stands by another; an insurer does where the contract identifies it, and not where it only issued the policy.
    const insurer = new RegExp(identity, 'u').test(sentence)
      ? names.find((one) => companyPattern.test(one))
      : undefined;
    const name = guaranteeWords.test(sentence) ? names[0] : insurer;
    return name === undefined ? [] : [{ name, sentence }];
  });
}

const ordinal =
  /^(?:\p{L}+\s)?\d$|^domiciliad[oa]s?\b|\bde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b|^(?:ART[ÍI]CULO|CL[ÁA]USULA|PRIMER|SEGUND|TERCER|CUART|QUINT|SEXT|S[ÉE]PTIM|OCTAV|NOVEN|D[ÉE]CIM|UND[ÉE]CIM|DUOD[ÉE]CIM|VIG[ÉE]SIM)/iu;

/** Two words in capitals at least, a company with its form, or a placeholder. */
export function isWholeName(name: string): boolean {
  return !ordinal.test(name) && /^(?:\[|\p{Lu}[\p{L}.'-]+(?:\s+(?:de|del|la|las|los|y|e))*\s+\p{Lu})/u.test(name);
}
