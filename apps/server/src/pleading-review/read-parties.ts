import { fold } from '@foja/legal-text/fold';
import type { PleadingRole, PleadingSide } from '@foja/contracts/pleading-terms';

export interface PleadingParty {
  name: string;
  role: PleadingRole;
}

const word = String.raw`(?:\p{Lu}[\p{Lu}&'’-]+|(?:\p{Lu}\.){1,5}\p{Lu}?\.?)`;
const linking = String.raw`(?:\s(?:DE|DEL|LA|LAS|LOS|Y|E)(?=\s\p{Lu}))*`;
/** A name in capitals: "NÉLIDA ROSA QUIROGA", "TRANSPORTES EL HORNERO S.R.L.", "CONSORCIO DE PROPIETARIOS GAVILÁN 1530". */
const capitals = new RegExp(String.raw`${word}(?:,?${linking}\s${word}){1,9}(?:\s\d{2,5})?`, 'gu');
const notName =
  /^(?:senor|excm|v\.? ?s|d\.? ?n\.? ?i|c\.? ?u\.? ?i|art|ley|tasa|sera|otrosi|expte|c\.a\.b\.a|contesta|promueve|inicia|interpone|expresa|alega|solicita|ofrece|hace|cita)/;
const companyEnd = /(?:S\.?A\.?|S\.?R\.?L\.?|S\.?A\.?S\.?|LTDA\.?|S\.?H\.?)$/;

/** Names in capitals, in order, each once. */
function namesIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(capitals)].flatMap(({ 0: raw, index }) => {
    const name = raw.replace(/[\s,]+$/, '').replace(/(?<!\.\p{Lu})\.$/u, '');
    return name.length < 5 || notName.test(fold(name)) ? [] : [{ name, at: index }];
  });
}

const caption =
  /[«“"]([^«»“”"]{3,120}?)\s+[Cc]\s?\/\s?([^«»“”"]{3,160}?)(?:\s+[Ss]\s?\/[^«»“”"]{0,120})?[»”"]/;

/** The two sides of the caption that a paper names: «A c/ B s/ despido». */
function captionOf(text: string): { plaintiff: string; defendant: string } | null {
  const [, plaintiff, defendant] = caption.exec(text) ?? [];
  if (plaintiff === undefined || defendant === undefined) return null;
  const bare = (name: string) => name.replace(/\s+Y\s+OTR[OA]S?.*$/i, '').trim();
  return { plaintiff: bare(plaintiff), defendant: bare(defendant) };
}

const properName = String.raw`\p{Lu}[\p{Ll}]+(?:\s(?:de|del|la|los)(?=\s\p{Lu}))?(?:\s\p{Lu}[\p{Ll}.]+(?:\s(?:de|del|la|los)(?=\s\p{Lu}))?){1,4}`;
const counsel = new RegExp(
  String.raw`(?:patrocinio(?:\s(?:letrado|jurídico))?|asistencia\sletrada|asistid[oa])\s(?:de\s|por\s)?(?:la\s|el\s|del\s|al\s)?(?:Dra?\.|doctora?|letrad[oa])?\s?(${properName}|${word}(?:\s${word}){1,4})`,
  'u',
);

/** Who is in the suit and in which part, from the first words of the paper, its object and its caption. */
export function readParties(
  { intro, object, standing }: { intro: string; object: string; standing: string },
  kindIsAnswer: boolean,
): { parties: PleadingParty[]; side: PleadingSide; sideQuote: string | null } {
  const parties: PleadingParty[] = [];
  const add = (name: string, role: PleadingRole) => {
    const clean = name.trim();
    if (clean !== '' && !parties.some((known) => isSame(known.name, clean))) parties.push({ name: clean, role });
  };
  const [signer] = namesIn(intro);
  const afterSigner = signer === undefined ? '' : intro.slice(signer.at + signer.name.length);
  const isLawyer = /^,?\s(?:\w+\s)?(?:abogad[oa]|letrad[oa]|apoderad[oa]|T[º°o])/iu.test(afterSigner) && !/^,?\sD\.?N\.?I/i.test(afterSigner);
  const represented = /(?:en\srepresentación\sde(?:l|\s(?:la|mi\shij[oa]|sus?\shij[oa]s?(?:\smenores\sde\sedad)?))?|apoderad[oa]\sde(?:l|\sla)?|mandatari[oa]\sde(?:l|\sla)?|represento\sa)\s/iu.exec(`${intro} `);
  const told = captionOf(`${intro} ${object}`);
  const stated = /(?:parte|letrad[oa]\sapoderad[oa]\sde\sla)\s(actora|demandada)|\b(actora|demandada)\s?,/iu.exec(intro);
  const client =
    represented === null
      ? isLawyer && stated === null
        ? namesIn(standing)[0]?.name
        : undefined
      : namesIn(intro.slice(represented.index + represented[0].length))[0]?.name;
  const speaker = isLawyer ? client : signer?.name;
  let side: PleadingSide = kindIsAnswer ? 'demandada' : 'actora';
  let sideQuote: string | null = represented?.[0].trim() ?? (signer ? `${signer.name}${afterSigner.slice(0, 60)}` : null);
  if (stated !== null) {
    side = fold(stated[1] ?? stated[2] ?? '') === 'demandada' ? 'demandada' : 'actora';
    sideQuote = stated[0];
  } else if (told !== null && speaker !== undefined && !kindIsAnswer) {
    side = isSame(told.defendant, speaker) && !isSame(told.plaintiff, speaker) ? 'demandada' : 'actora';
    sideQuote = `${told.plaintiff} c/ ${told.defendant}`;
  }
  if (told !== null) {
    // Who signs is named in full in the heading.
    const own = side === 'demandada' ? told.defendant : told.plaintiff;
    const full = speaker !== undefined && isSame(own, speaker) ? speaker : own;
    add(side === 'demandada' ? told.plaintiff : full, 'actora');
    add(side === 'demandada' ? full : told.defendant, 'demandada');
  }
  const isForChild = /hij[oa]|menor/i.test(represented?.[0] ?? '');
  if (signer !== undefined && !isLawyer) add(signer.name, side === 'demandada' ? 'demandada' : 'actora');
  if (client !== undefined) {
    if (isForChild && represented !== null) {
      const named = intro.slice(represented.index + represented[0].length);
      for (const { name } of namesIn(named.slice(0, Math.max(named.indexOf(','), 0) || 120)))
        for (const child of name.split(/\sY\s/)) add(child, 'otro');
    } else add(client, side === 'demandada' ? 'demandada' : 'actora');
  }
  if (signer !== undefined && isLawyer) add(signer.name, /apoderad|representación|mandatari|represento/i.test(`${intro} ${standing}`) ? 'apoderado' : 'letrado');
  const [, lawyer] = counsel.exec(intro) ?? [];
  if (lawyer !== undefined) add(lawyer, 'letrado');
  if (told === null) {
    for (const { at, name } of namesIn(object)) {
      const before = fold(object.slice(Math.max(0, at - 50), at));
      add(name, /garantia/.test(before) ? 'citada-en-garantia' : /tercer/.test(before) ? 'tercero' : kindIsAnswer ? 'actora' : 'demandada');
    }
  }
  return { parties, side, sideQuote };
}

/** Whether two writings name one person: the words of the shorter stand in the longer. */
export function isSame(one: string, other: string): boolean {
  const wordsOf = (name: string) => new Set(fold(name).replace(companyEnd, '').match(/[a-z0-9]{2,}/g) ?? []);
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  const shared = [...short].filter((word) => long.has(word)).length;
  return short.size > 0 && shared >= Math.max(1, Math.ceil(short.size * 0.75));
}
