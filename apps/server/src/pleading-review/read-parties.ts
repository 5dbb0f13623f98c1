import type { PleadingRole, PleadingSide } from '@foja/contracts/pleading-terms';
import { fold } from '@foja/legal-text/fold';

export interface PleadingParty {
  name: string;
  role: PleadingRole;
}

const word = String.raw`(?:\p{Lu}[\p{Lu}&'’-]+|(?:\p{Lu}\.){1,5}\p{Lu}?\.?)`;
const linking = String.raw`(?:\s(?:DE|DEL|LA|LAS|LOS|Y|E)(?=\s\p{Lu}))*`;
const properName = String.raw`\p{Lu}[\p{Ll}]+(?:\s(?:de|del|la|los)(?=\s\p{Lu}))?(?:\s\p{Lu}[\p{Ll}.]+(?:\s(?:de|del|la|los)(?=\s\p{Lu}))?){1,4}`;
/** A name in capitals: "NÉLIDA ROSA QUIROGA", "TRANSPORTES EL HORNERO S.R.L.", "CONSORCIO DE PROPIETARIOS GAVILÁN 1530". */
const capitals = new RegExp(String.raw`${word}(?:,?${linking}\s${word}){1,9}(?:\s\d{2,5})?`, 'gu');
/** Who presents the paper: the first name in capitals, or a person's name that opens it. */
function signersOf(intro: string): { name: string; at: number }[] {
  const opening =
    /^[^\p{L}]*(?:se[ñn]or\p{L}*|sr[ae]?s?\.|excm\p{L}*|v\.s\.)?[^\p{L}]*(?:juez\p{L}*|jueza|cámara)?[^:]{0,90}:?\s*/iu.exec(
      intro,
    )?.[0].length ?? 0;
  const proper = new RegExp(properName, 'u').exec(intro.slice(opening, opening + 60));
  if (proper !== null && proper.index < 3) return [{ name: proper[0], at: opening + proper.index }];
  return namesIn(intro);
}

const notName =
  /^(?:senor|excm|v\.? ?s|d\.? ?n\.? ?i|c\.? ?u\.? ?i|art|ley|tasa|sera|otrosi|expte|c\.a\.b\.a|contesta|promueve|inicia|interpone|expresa|alega|solicita|ofrece|hace|cita|pesos\b)/;
const companyEnd = /(?:S\.?A\.?|S\.?R\.?L\.?|S\.?A\.?S\.?|LTDA\.?|S\.?H\.?)$/;

/** Names in capitals, in order, each once. */
function namesIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(capitals)].flatMap(({ 0: raw, index }) => {
    const name = raw
      .replace(/,?\s(?:D\.?N\.?I|C\.?U\.?I\.?[TL]|L\.?[EC])\b.*$/u, '')
      .replace(/^(?:SR|SRA|Sr|Sra)\.\s/u, '')
      .replace(/,\s(?:ABOGAD[OA]|LETRAD[OA]|APODERAD[OA])\b.*$/u, '')
      .replace(/[\s,]+$/, '')
      .replace(/(?<!\.\p{Lu})\.$/u, '');
    return name.length < 5 || notName.test(fold(name)) ? [] : [{ name, at: index }];
  });
}

const caption =
  /(?:[«“"']|\bautos\s(?:caratulados\s)?:?\s?[«“"']?)([^«»“”"]{3,120}?)\s+[Cc]\s?\/\s?([^«»“”"]{3,160}?)(?=\s+[Ss]\s?\/|[»”"'(]|,\s(?:Exp|en\s|del?\s|que\s))/;

const companyOrPerson = new RegExp(
  String.raw`^(?:${properName}|${word}(?:,?${linking}\s${word}){0,9}|\p{Lu}[\p{L}.]+(?:\s(?:de|del|la|los|y|\p{Lu}[\p{L}.]+|S\.\p{Lu}\.(?:\p{Lu}\.)?)){1,8})`,
  'u',
);

/** Who is represented: the name right after the words that say so, in capitals or not. */
function clientIn(words: string): string | undefined {
  const [first] = namesIn(words.slice(0, 160));
  const named = companyOrPerson.exec(words)?.[0];
  if (named !== undefined && !/^(?:la|el|parte)\b/i.test(named) && (first === undefined || first.at > 3)) return named;
  return first?.name;
}

/** The two sides of the caption that a paper names: «A c/ B s/ despido». */
function captionOf(text: string): { plaintiff: string; defendant: string } | null {
  const [, plaintiff, defendant] = caption.exec(text) ?? [];
  if (plaintiff === undefined || defendant === undefined) return null;
  const bare = (name: string) => name.replace(/\s+Y\s+OTR[OA]S?.*$/i, '').trim();
  return { plaintiff: bare(plaintiff), defendant: bare(defendant) };
}

const counsel = new RegExp(
  String.raw`(?:patrocinio(?:\s(?:letrado|jurídico))?|patrocinad[oa](?:\spor\s(?:el|la)\sabogad[oa])?|con\ssu\sletrad[oa]|con\sel\s(?:letrado|abogado)|con\sla\s(?:letrada|abogada)|asistencia(?:\sletrada)?(?=\sde)|asistid[oa]|letrad[oa]\spatrocinante,?)\s(?:de\s|por\s)?(?:la\s|el\s|del\s|al\s|los\s|las\s|l\s)?(?:Dra?\.|Dres\.|Dras\.|doctora?|letrad[oa])?\s?(${properName}|${word}(?:\s${word}){1,4})`,
  'u',
);

const sued = new RegExp(
  String.raw`\b(?:contra|(?:demandar|demanda|demando|demandamos|ejecutar|citar)\s(?:por\s\p{Ll}+\s(?:\p{Ll}+\s){0,3})?a)\s(?:(?:su|sus|la|el|los|las|al)\s)?(?:(?:señora?|sr\.|sra\.|dra?\.|firma|empresa|sociedad|fiadora?|garante|codeudora?)\s)*(${properName}|${word}(?:,?${linking}\s${word}){0,9}|\p{Lu}[\p{L}.]+(?:\s(?:de|del|la|los|y|\p{Lu}[\p{L}.]+|S\.\p{Lu}\.(?:\p{Lu}\.)?)){1,8})`,
  'gu',
);

/** Against whom a paper goes, in capitals or not. */
function suedIn(object: string): string[] {
  return [...object.matchAll(sued)]
    .map(([, name = '']) => name.replace(/[\s,]+$/, ''))
    .filter((name) => !notName.test(fold(name)));
}

/**
 * Who is in the suit and in which part, from the first words of the paper, its object and its caption.
 * @param sideAs whose paper it is, where the person said so: the parts go by it.
 */
export function readParties(
  {
    intro,
    object,
    standing,
    tail,
    title,
  }: { intro: string; object: string; standing: string; tail: string; title: string },
  kindIsAnswer: boolean,
  sideAs?: PleadingSide,
): { parties: PleadingParty[]; side: PleadingSide; sideQuote: string | null } {
  const parties: PleadingParty[] = [];
  const add = (name: string, role: PleadingRole) => {
    const clean = name.trim();
    if (clean !== '' && !parties.some((known) => isSame(known.name, clean))) parties.push({ name: clean, role });
  };
  const [signer] = signersOf(intro);
  const afterSigner = signer === undefined ? '' : intro.slice(signer.at + signer.name.length);
  const isLawyer =
    /^,?\s\(?(?:\w+\s)?(?:abogad[oa]|letrad[oa]|apoderad[oa]|T[º°o.]\s?\d|en\snombre\sde|por\s(?!su\b|derecho|mi\b|la\b|el\b)\p{L}[^,]{3,60},\s(?:según|conforme|con)\s(?:el\s)?poder)/iu.test(
      afterSigner,
    ) && !/^,?\sD\.?N\.?I/i.test(afterSigner);
  const represented =
    /(?:en\srepresentación\sde(?:l|\s(?:la|mi\shij[oa]|sus?\shij[oa]s?(?:\smenores\sde\sedad)?))?|apoderad[oa]\sde(?:l|\sla)?|mandatari[oa]\sde(?:l|\sla)?|(?:socio\sgerente|presidente|administrador[a]?|representante\slegal|síndico)\sde(?:l|\sla)?|represento\sa|en\snombre(?:\sy\srepresentación)?\sde(?:l|\sla)?(?:\sseñora?|\ssra?\.)?|(?<=\p{Lu}{2},\s)por(?=\s\p{Lu}{3})(?!\s(?:la|el|su|mi|derecho)\b))\s/iu.exec(
      `${intro} `,
    );
  const told = captionOf(`${intro} ${object}`) ?? captionOf(title);
  const stated =
    /\b(?:por|de)\s(?:la\s)?(?:parte\s)?(?:co)?(actora|demandada|accionante|accionada|demandante)\b|\bparte\s(actora|demandada)\b|\b(?:la|el)\s(actora?|demandad[oa])\s?[,(]/iu.exec(
      intro.slice(0, 500),
    );
  const ownPart = /^,\s(?:parte\s)?(?:co)?(actora?|demandad[oa]|accionante|accionad[oa])\s(?:en|de)\s/iu.exec(
    afterSigner,
  )?.[1];
  const client =
    represented === null
      ? isLawyer && stated === null
        ? namesIn(standing)[0]?.name
        : undefined
      : clientIn(intro.slice(represented.index + represented[0].length));
  const speaker = isLawyer ? client : signer?.name;
  let side: PleadingSide = kindIsAnswer ? 'demandada' : 'actora';
  let sideQuote: string | null =
    represented?.[0].trim() ?? (signer ? `${signer.name}${afterSigner.slice(0, 60)}` : null);
  if (ownPart !== undefined) {
    side = /^(?:demandad|accionad)/.test(fold(ownPart)) ? 'demandada' : 'actora';
    sideQuote = `${signer?.name}, ${ownPart}`;
  } else if (stated !== null) {
    side = /^(?:demandad|accionad)/.test(fold(stated[1] ?? stated[2] ?? stated[3] ?? '')) ? 'demandada' : 'actora';
    sideQuote = stated[0];
  } else if (told !== null && speaker !== undefined && !kindIsAnswer) {
    side = isSame(told.defendant, speaker) && !isSame(told.plaintiff, speaker) ? 'demandada' : 'actora';
    sideQuote = `${told.plaintiff} c/ ${told.defendant}`;
  }
  if (sideAs !== undefined) {
    side = sideAs;
    sideQuote = null;
  }
  const isOutside = sideAs === 'tercero' || sideAs === 'otra';
  const ownRole: PleadingRole = isOutside ? outsiders[sideAs] : side === 'demandada' ? 'demandada' : 'actora';
  if (told !== null && isOutside) {
    add(told.plaintiff, 'actora');
    add(told.defendant, 'demandada');
  } else if (told !== null) {
    // Who signs is named in full in the heading.
    const own = side === 'demandada' ? told.defendant : told.plaintiff;
    const full = speaker !== undefined && isSame(own, speaker) ? speaker : own;
    add(side === 'demandada' ? told.plaintiff : full, 'actora');
    add(side === 'demandada' ? full : told.defendant, 'demandada');
  }
  if (
    sideAs === undefined &&
    /\bcitaci[oó]n de tercero|\btercer[oa] citad[oa]|\bintervenci[oó]n de (?:mi mandante|mi parte|mi representad[oa])\b.{0,60}\bart\w*\.? 94/iu.test(
      `${intro} ${object}`,
    )
  )
    side = 'tercero';
  const isForChild = /hij[oa]|menor/i.test(represented?.[0] ?? '');
  if (signer !== undefined && !isLawyer) add(signer.name, ownRole);
  if (client !== undefined) {
    if (isForChild && represented !== null) {
      const named = intro.slice(represented.index + represented[0].length);
      for (const { name } of namesIn(named.slice(0, Math.max(named.indexOf(','), 0) || 120)))
        for (const child of name.split(/\sY\s/)) add(child, 'otro');
    } else add(client, ownRole);
  }
  if (signer !== undefined && isLawyer)
    add(
      signer.name,
      /apoderad|representación|mandatari|represento/i.test(`${intro} ${standing}`) ? 'apoderado' : 'letrado',
    );
  const [, lawyer] = counsel.exec(intro) ?? counsel.exec(tail) ?? [];
  if (lawyer !== undefined) add(lawyer, 'letrado');
  if (told === null) {
    for (const name of suedIn(object)) add(name, kindIsAnswer ? 'actora' : 'demandada');
    for (const { at, name } of namesIn(object)) {
      const before = fold(object.slice(Math.max(0, at - 50), at));
      add(
        name,
        /garantia/.test(before)
          ? 'citada-en-garantia'
          : /tercer/.test(before)
            ? 'tercero'
            : kindIsAnswer
              ? 'actora'
              : 'demandada',
      );
    }
  }
  return { parties, side, sideQuote };
}

/** What somebody is in the suit whose paper is of neither side. */
const outsiders = { tercero: 'tercero', otra: 'otro' } as const;

/** Whether two writings name one person: the words of the shorter stand in the longer. */
export function isSame(one: string, other: string): boolean {
  const wordsOf = (name: string) =>
    new Set(
      fold(name)
        .replace(companyEnd, '')
        .match(/[a-z0-9]{2,}/g) ?? [],
    );
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  const shared = [...short].filter((word) => long.has(word)).length;
  return short.size > 0 && shared >= Math.max(1, Math.ceil(short.size * 0.75));
}
