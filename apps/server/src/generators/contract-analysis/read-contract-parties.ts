import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { fold } from '@foja/legal-text/fold';
import { found } from '../extract/findings.ts';
import { namePattern, tidyName } from '../extract/names.ts';
import { asQuote, sentenceAt, sentencesOf } from '../extract/sentences.ts';
import { findGuarantors, findIntroduced, isWholeName, lastIdentifiedIn } from './find-parties.ts';

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

const dutyWords =
  'se obliga|se obligan|se compromete|se comprometen|debera|deberan|pagara|pagaran|abonara|abonaran|entregara|entregaran|entrega|restituira|brindara|prestara|cumplira|contratara|mantendra|no podra|no podran|queda obligad[oa]|da en locacion|permitira|informara|indemnizara';
const maxObligations = 12;

/** The parties as the contract introduces them, each with the sentences that bind it. */
export function readContractParties(text: string): Party[] {
  const sentences = sentencesOf(text);
  const quoteAt = (index: number, otherwise: string) => asQuote(sentenceAt(sentences, index)?.text ?? otherwise);
  const parties: Party[] = findIntroduced(text).map(({ calledAs, name, start }) => ({
    name,
    calledAs,
    mark: 'found',
    quote: quoteAt(start, name),
    obligations: calledAs === null ? [] : obligationsOf(calledAs, sentences),
  }));
  const isKnown = (calledAs: string) => parties.some((party) => fold(party.calledAs ?? '') === fold(calledAs));
  for (const match of text.matchAll(calledPattern)) {
    const calledAs = (match[1] ?? '')
      .replace(/["“«']/g, '')
      .replace(/^(?:el|la|los|las)\s{1,8}/i, '')
      .trim();
    if (calledAs === '' || isKnown(calledAs)) continue;
    const name = nameBefore(text, match.index);
    if (name !== null && parties.some((party) => party.name === name)) continue;
    parties.push({
      name: name ?? calledAs,
      calledAs,
      mark: name === null ? 'to-judge' : 'found',
      quote: quoteAt(match.index, match[0]),
      obligations: obligationsOf(calledAs, sentences),
    });
  }
  for (const { name, sentence } of findGuarantors(sentences)) {
    if (parties.some((party) => party.name === name)) continue;
    parties.push({ name, calledAs: 'Fiador', mark: 'found', quote: asQuote(sentence), obligations: [found(sentence)] });
  }
  return parties;
}

/** The name that stands before "en adelante", behind the last word that opens a party. */
function nameBefore(text: string, index: number): string | null {
  const before = text.slice(Math.max(0, index - lookBackCharacters), index);
  const openings = [...before.matchAll(beginPattern)].map((match) => match.index + match[0].length);
  // The nearest opening may be an "y" within the party's data: then the one before it has the name.
  const names = [...openings.reverse(), 0].flatMap((from) => {
    const name = namesAtStart.exec(before.slice(from))?.[1];
    return name && isWholeName(tidyName(name)) ? [tidyName(name)] : [];
  });
  return names[0] ?? lastIdentifiedIn(before);
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
