import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { sentencesOf } from '../../generators/extract/sentences.ts';
import type { PleadingSection } from '../pleading-sections.ts';
import { type EvidenceType, type PleadingRead, textOf } from '../read-pleading.ts';

interface EvidenceTrouble {
  notOffered: (string | null)[];
  unattached: string[];
  withoutPoints: string[];
  withoutAddress: string[];
}

const vague =
  /\b(?:lo que corresponda|lo que estime|lo pertinente|sobre los hechos|lo que surja|lo que (?:sea|resulte|considere|crea|haga) [a-z]+|cuanto (?:estime|sea|considere|resulte)|los extremos de la demanda|en su oportunidad|oportunamente)\b/;
const points =
  /(?:\b[a-h]\)|\b\d\)|\bdir[aá]|\bque diga\b|\binform(?:ar[aá]|e|en):|\binform(?:ar[aá]|e|en) (?:sobre|si|acerca|el|la|los|las)|\binforme[^.]{0,60},|\bdictamin\w+ (?:sobre|si|acerca)|\bdetermin\w+|\bestablezca|\bindique|:\s*\d|que\b[^.]{0,60}\binform\w+ [^.]{12,})/i;
const speciality =
  /\b(?:medic|contador|contable|ingenier|psicolog|psiquiatr|traumatolog|caligraf|mecanic|arquitect|informatic|tasador|martiller|electric|neurolog|odontolog|agronom|quimic|higiene|actuari|asistente social|trabajador social|kinesiolog|cuerpo medico|perito en)\w*/;

/** What is wrong with the offering of evidence. */
export function findEvidenceTrouble(read: PleadingRead): EvidenceTrouble {
  const { evidence, sections } = read;
  const section = textOf(sections, 'evidence');
  const experts = evidence.filter(({ type }) => type === 'pericial');
  const witnesses = evidence.filter(({ type }) => type === 'testimonial');
  return {
    notOffered: notOffered(read, section),
    unattached: unattached(sections, section),
    withoutPoints: experts
      .map(({ quote }) => quote)
      .filter((quote) => {
        const folded = fold(quote);
        return vague.test(folded) || !points.test(quote) || !speciality.test(folded);
      }),
    withoutAddress: witnesses.map(({ quote }) => quote).filter((quote) => isListOfNames(quote)),
  };
}

const address =
  /\b\d{2,5}\b|domicili|\bs\/n\b|barrio|manzana|mism[oa] (?:edificio|domicilio|casa|direcci)|[ií]dem|\bkm\b|\bruta\b|paraje|\blote\b|\bcasa \d|planta baja|\bpiso\b/giu;

/** Of witnesses with semicolons between them one that has no domicile beside others that have. */
function hasOneWithout(list: string): boolean {
  const each = list
    .split(/;\s/)
    .map((one) => one.split(/\.\s+(?=\d{1,2}[).]\s)/)[0] ?? '')
    .filter((one) =>
      /^\W*(?:y\s|\d\)\s|testi\p{L}+:?\s|(?:[Pp]rueba\s)?[Tt]esti\p{L}+:\s)*\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]+)+/u.test(
        one,
      ),
    );
  const without = each.filter((one) => (one.match(address) ?? []).length === 0);
  return (
    each.length > 1 && without.length > 0 && without.length < each.length && !/\bambos|\btodos|\btodas/iu.test(list)
  );
}

/** Names, and no number of a street nor a domicile beside them. */
function isListOfNames(quote: string): boolean {
  const list = quote.replace(/^\W*\w{0,4}[).-]+\s*/, '').replace(/(?<=^|[:;]\s)\d{1,2}[).]/g, ' ');
  const names = list.match(/\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]+)+/gu) ?? [];
  const addresses = list.match(address) ?? [];
  const isElsewhere = /interrogatorio|pliego|lista adjunta|se acompaña(?:n)? (?:la )?lista/i.test(list);
  return names.length > 0 && !isElsewhere && (addresses.length === 0 || hasOneWithout(list));
}

function notOffered({ evidence, kind, sections, text }: PleadingRead, section: string): (string | null)[] {
  // A paper that offers or annexes something says so in some words.
  if (section === '' && evidence.length === 0)
    return /\b(?:ofre[zc]\w+|acompa[ñn]\w+|adjunt\w+)\b/iu.test(text) ? [] : [null];
  const kinds = new Set(evidence.map(({ type }) => type));
  const claimed = claimedUnproved(sections, kinds);
  if (claimed.length > 0) return claimed;
  // Own version of what somebody did, with papers alone to show it.
  if (kind !== 'contestacion' || kinds.size === 0 || [...kinds].some((type) => type !== 'documental')) return [];
  const version = sections
    .filter(({ part }) => part === 'facts')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)));
  const own = version.find((sentence) =>
    /\b(?:la|el) (?:actor\w*|se[ñn]or\w*|demandante)\b[^.]{3,160}\b\w+(?:ó|aron|ieron)(?!\p{L})/iu.test(sentence),
  );
  return own === undefined ? [] : [own];
}

/** Who saw it, where no witness is offered; the body that was hurt, where no expert is; what a camera took, where no film is. */
const claims: readonly [EvidenceType | null, offer: RegExp, told: RegExp][] = [
  [
    'testimonial',
    /\btesti/,
    /\b(?:testigos?|vecin[oa]s?|personas?|client[ea]s?|companer[oa]s?|emplead[oa]s?|pasajer[oa]s?|transeuntes?|familiares)\b[^.]{0,90}\b(?:vieron|vio|presencia\w+|oyeron|escucharon|confirm\w+|(?:pueden|podran|podrian) (?:decir|contar|declarar|dar fe))\b/,
  ],
  [
    'pericial',
    /\bperi[tc]|cuerpo medico|incapacidad|secuela/,
    /\bincapacidad\b[^.]{0,40}\d\s?%|\d\s?%[^.]{0,30}\bincapacidad\b/,
  ],
  [
    'pericial',
    /\bcaligraf|\bperi[tc]/,
    /\bfirma\b[^.]{0,40}\b(?:no (?:es|era|me pertenece|pertenece|corresponde)|apocrif|falsific|falsa)|\bno (?:firme|suscribi) (?:el|ese|ningun) (?:pagare|cheque|contrato|recibo|convenio)/,
  ],
  [
    'pericial',
    /\bperi[tc]|\bpsicolog[oa]|\bpsiquiatr/,
    /\bdano psicologico\b|\bestres postraumatico\b|\bincapacidad psi/,
  ],
  [
    'pericial',
    /\bperi[tc]|\binforme tecnico|\bingenier|\barquitect/,
    /\b(?:humedad|filtracion|hinchazon|rajadura|grieta|fisura|rotura|derrumbe|incendio|inundacion|desperfecto|falla|defecto|averia|deterioro|corrosion|desprendimiento|cortocircuito|perdida de (?:agua|gas))\w*[^.]{0,80}\b(?:se deb(?:io|e|ieron|en) a|obedec(?:io|e|ieron|en) a|fue causad[oa] por|fueron causad[oa]s por|(?:tuvo|tiene|tuvieron) (?:su )?(?:origen|causa) en|(?<!no )provien\w+ de|(?<!no )provino de|se origin\w+ en)/,
  ],
  [
    null,
    /\bfilm|\bcamara|\bvideo|\bimagen|\bgrabaci|\bpendrive|\bdvd|\bcd\b|\binformatic|\bmonitoreo/,
    /\b(?:camaras?|filmacion\w*|grabacion\w*|video\w*)\b[^.]{0,60}\b(?:registr|film|grab|capt|tom[oa]|muestr|mostr|revel|se (?:ve|observa|aprecia))\w*|\b(?:registr|film|grab|capt)\w+ [^.]{0,30}\bcamaras?\b/,
  ],
];

/** What the facts and the heads claim without the means that would show it. */
function claimedUnproved(sections: readonly PleadingSection[], offered: ReadonlySet<EvidenceType>): string[] {
  const offering = fold(textOf(sections, 'evidence'));
  const told = sections
    .filter(({ part }) => part === 'facts' || part === 'heads' || part === 'other')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)));
  return claims.flatMap(([type, offer, pattern]) =>
    (type !== null && offered.has(type)) || offer.test(offering)
      ? []
      : told.filter((sentence) => pattern.test(fold(sentence))).slice(0, 1),
  );
}

const documentNoun =
  /\b(correos? electr[oó]nicos?|mails?|e-mails?|mensajes? de (?:whatsapp|texto|audio)|mensajes?|chats?|libro de (?:actas|guardia|quejas|obra|novedades)|cuaderno|denuncia|croquis|orden(?:es)? de (?:compra|trabajo|servicio)|nota|acta|contrato|convenio|informe|presupuesto|carta|pagar[eé]|factura|remito|certificado|dictamen|telegrama|resoluci[oó]n administrativa|recibos?|historia cl[ií]nica|escritura|p[oó]liza|planilla|grabaci[oó]n|video|audios?|capturas?|fotograf[ií]as?)\b/iu;
const reliesOn =
  /\b(?:reconoci[oó]|admiti[oó]|confes[oó]|surge de|seg[uú]n|(?:como )?constan? en|constaba en|obran? en|por escrito|firm(?:[oó]|amos|aron)|suscribi(?:[oó]|mos|eron)|envi[oó]|mand[oó]|remiti[oó]|intim[oó]|intimad[oa]|escribi[oó]|prometi[oó]|qued[oó] (?:asentad[oa]|constancia|registrad[oa])|asentad[oa] en|dej[oó] (?:dicho|escrito|asentado)|d(?:a|an|io|ieron) cuenta)(?!\p{L})/iu;
/** What was never written is in no offer. */
const neverWritten =
  /\b(?:no|nunca|jam[aá]s|tampoco|sin)\s(?:\p{L}+\s){0,2}(?:firm|suscri|envi|mand|remit|escrib|entreg|contest|reconoc|admit|dio|otorg)/iu;

/** A document on which the facts rest and which the offering does not have; what is said to be annexed there is. */
function unattached(sections: readonly PleadingSection[], offered: string): string[] {
  if (offered === '') return [];
  const has = new Set(analyzeTerms(offered));
  const told = sections
    .filter(({ part }) => part === 'facts' || part === 'other')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)));
  return told.filter((sentence) => {
    const noun = documentNoun.exec(sentence)?.[1];
    if (noun === undefined || !reliesOn.test(sentence) || neverWritten.test(sentence)) return false;
    if (/\b(?:acompa[ñn]|adjunt|agreg|fs\.|obra en|en poder de)/iu.test(sentence)) return false;
    return !analyzeTerms(noun).some((term) => has.has(term));
  });
}
