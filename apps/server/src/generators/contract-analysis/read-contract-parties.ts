import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { fold } from '@foja/legal-text/fold';
import { found } from '../extract/findings.ts';
import { namePattern, tidyName } from '../extract/names.ts';
import { asQuote, sentenceAt, sentencesOf } from '../extract/sentences.ts';

type Party = ContractAnalysis['parties'][number];

const calledPattern =
  /\ben (?:adelante|lo sucesivo)[,:]?\s{0,8}(?:denominad[oa]s?|llamad[oa]s?|design?ad[oa]s?)?[,:]?\s{0,8}(?:como\s{1,8})?["“«']?\s{0,8}((?:(?:EL|LA|LOS|LAS|el|la|los|las)\s{1,8})?["“«']?\s{0,8}\p{Lu}[\p{Lu}\p{L}]{3,}(?:\s{1,8}\p{Lu}{4,})?)/gu;
/** Where the name of the party before "en adelante" may begin. */
const beginPattern = /\b(?:entre|por una parte|por la otra(?: parte)?|de una parte|de la otra|y)\b[\s,:]*|[;\n]/giu;
const lookBackCharacters = 420;
const namesAtStart = new RegExp(
  `^\\s{0,8}(?:(?:el|la|los|las)\\s{1,8})?(?:(?:se[ñn]or(?:a|es|as)?|sr|sra|sres|doctora?|dra?|licenciad[oa]|lic|ingenier[oa]|ing|consumidora?|empresa|firma|sociedad)\\.?\\s{1,8})*(${namePattern})`,
  'u',
);

const courtesy = '(?:se[ñn]or(?:a)?|sr\\.?|sra\\.?|dr\\.?|dra\\.?|don|do[ñn]a|lic\\.?|ing\\.?)';
const guarantorWord = '(?:fiador(?:a|es)?|garante|codeudor(?:a)?)';
/** Fiadores and garantes that the contract names by their office and not by a "en adelante". */
const guarantorPattern = new RegExp(
  `${guarantorWord}\\b[^.\\n]{0,90}?\\b(?:el|la|al?)\\s{1,8}(?:${courtesy}\\s{1,8})?(${namePattern})|${guarantorWord}\\b[^.\\n]{0,40}?\\b${courtesy}\\s{1,8}(${namePattern})|\\b${courtesy}\\s{1,8}(${namePattern})[^.\\n]{0,80}?\\b(?:como\\s{1,8})?${guarantorWord}`,
  'giu',
);

const dutyWords =
  'se obliga|se obligan|se compromete|se comprometen|debera|deberan|pagara|pagaran|abonara|abonaran|entregara|entregaran|entrega|restituira|brindara|prestara|cumplira|contratara|mantendra|no podra|no podran|queda obligad[oa]|da en locacion|permitira|informara|indemnizara';
const maxObligations = 12;

/** The parties as the contract introduces them, each with the sentences that bind it. */
export function readContractParties(text: string): Party[] {
  const sentences = sentencesOf(text);
  const parties: Party[] = [];
  for (const match of text.matchAll(calledPattern)) {
    const calledAs = (match[1] ?? '')
      .replace(/["“«']/g, '')
      .replace(/^(?:el|la|los|las)\s{1,8}/i, '')
      .trim();
    if (calledAs === '' || parties.some((party) => party.calledAs === calledAs)) continue;
    const name = nameBefore(text, match.index);
    parties.push({
      name: name ?? calledAs,
      calledAs,
      mark: name === null ? 'to-judge' : 'found',
      quote: asQuote(sentenceAt(sentences, match.index)?.text ?? match[0]),
      obligations: obligationsOf(calledAs, sentences),
    });
  }
  const guarantor = findGuarantor(text);
  if (guarantor && !parties.some(({ name }) => name === guarantor.name)) {
    const sentence = sentenceAt(sentences, guarantor.index)?.text ?? guarantor.name;
    parties.push({
      name: guarantor.name,
      calledAs: 'Fiador',
      mark: 'found',
      quote: asQuote(sentence),
      obligations: [found(sentence)],
    });
  }
  return parties;
}

function findGuarantor(text: string): { name: string; index: number } | null {
  for (const match of text.matchAll(guarantorPattern)) {
    const name = tidyName(match[1] ?? match[2] ?? match[3] ?? '');
    // One word is how the contract calls a side, not what somebody is called.
    if (isWholeName(name)) return { name, index: match.index };
  }
  return null;
}

function isWholeName(name: string): boolean {
  return /^(?:\[|\p{Lu}\p{L}+\s+\p{Lu})/u.test(name) && !/\b(?:LOCA|MUTU|COMPRA|VENDE)/u.test(name);
}

/** The name that stands before "en adelante", behind the last word that opens a party. */
function nameBefore(text: string, index: number): string | null {
  const before = text.slice(Math.max(0, index - lookBackCharacters), index);
  const openings = [...before.matchAll(beginPattern)].map((match) => match.index + match[0].length);
  // The nearest opening may be an "y" within the party's data: then the one before it has the name.
  const names = [...openings.reverse(), 0].flatMap((from) => {
    const name = namesAtStart.exec(before.slice(from))?.[1];
    return name && /\s|\]|\./.test(name.trim()) ? [tidyName(name)] : [];
  });
  return names[0] ?? null;
}

function obligationsOf(calledAs: string, sentences: ReturnType<typeof sentencesOf>): Party['obligations'] {
  const name = fold(calledAs);
  const duty = new RegExp(
    `\\b${name}\\b[^.;]{0,60}?\\b(?:${dutyWords})\\b|\\b(?:a cargo|a exclusivo cargo|a cargo exclusivo|obligacion(?:es)?)\\b[^.;]{0,30}\\bdel? (?:la )?${name}\\b`,
  );
  return sentences
    .filter(({ text }) => duty.test(fold(text)))
    .slice(0, maxObligations)
    .map(({ text }) => found(text));
}
