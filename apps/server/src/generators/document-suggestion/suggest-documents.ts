import type { DocumentSuggestion, SuggestedDocument } from '@foja/contracts/generators/document-suggestion';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import type { PartyRole } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import { statedUnlessUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { sentencesOf } from '../../evaluation/guide-sentences.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { closestElement } from '../matter/closest-element.ts';
import { deniesThing } from '../matter/denies-thing.ts';
import { type DisputeOfMatter, disputedFactsOf } from '../matter/disputed-facts-of.ts';
import type { Matter, Reading } from '../matter/matter.ts';
import { noGroundNote } from '../matter/no-ground.ts';
import { readMatter } from '../matter/read-matter.ts';
import { tellReading } from '../matter/tell-reading.ts';
import { type AppliedRule, applyRules } from '../opponent-strategy/apply-rules.ts';
import { inSentence, inThirdPerson } from '../question-set/ask-about.ts';
import { addModelDocuments } from './add-model-documents.ts';

type Element = DocumentSuggestion['elements'][number];

/** Where what serves no one element alone stands. */
const wholeCase = 'Todo el caso';
/** Words that a sentence on documents must share with a proof to speak of it. */
const minShared = 1;

/**
 * What to gather for each thing to prove, by the guide and by the law, with where to get it and whether the text names it: for a
 * plaintiff the elements of the claim, for a defendant also the defences that the text gives cause for.
 */
export async function suggestDocuments(
  deps: GenerationDeps,
  input: GenerationInput,
): Promise<Generated<DocumentSuggestion>> {
  const matter = await readMatter(deps, input.text, input.subject, input);
  const own: Generated<DocumentSuggestion> = {
    structure:
      matter === null
        ? { matter: null, reading: null, partyRole: input.partyRole, elements: [], notes: [noGroundNote] }
        : suggestionFor(matter, input.partyRole),
    engine: localEngineName,
    notice: deps.structureModel === null ? generationMessages.noModel : null,
    sources: matter === null ? [] : [matter.source],
    citations: [],
  };
  return deps.structureModel === null ? own : addModelDocuments(deps, deps.structureModel, input, matter, own);
}

function suggestionFor(matter: Matter, partyRole: PartyRole): DocumentSuggestion {
  const documents = matter.evidence.map((proof) => ({
    element: closestElement(matter, proof.name),
    document: documentOf(matter, proof),
  }));
  const elements = matter.elements.map((element): Element => {
    const own = documents.filter((entry) => entry.element === element).map(({ document }) => document);
    return {
      element: inThirdPerson(element.name).replace(/^./, (letter) => letter.toUpperCase()),
      mark: element.mark,
      quote: element.quote,
      articles: element.articles,
      burden: null,
      documents: own,
    };
  });
  const unplaced = documents.filter(({ element }) => element === null).map(({ document }) => document);
  const whole: Element[] =
    unplaced.length === 0
      ? []
      : [
          {
            element: wholeCase,
            mark: 'to-judge',
            quote: null,
            articles: lawStatement('carga-de-la-prueba', matter.underReview).articles,
            burden: null,
            documents: unplaced,
          },
        ];
  const missing = elements.filter(({ documents: own }) => own.length === 0).map(({ element }) => inSentence(element));
  const defences =
    partyRole === 'defendant' ? applyRules('defendant', matter).flatMap((applied) => defenceOf(matter, applied)) : [];
  return {
    matter: matter.guide.caseData.situation,
    reading: tellReading(matter),
    partyRole,
    elements: [
      ...defences,
      ...disputedFactsOf(matter).map((dispute) => ofDispute(matter, dispute)),
      ...elements,
      ...whole,
    ],
    notes: [
      ...(missing.length > 0
        ? [
            `La guía no liga un documento propio con: ${missing.join('; ')}. Mirá si los de «${wholeCase}» alcanzan o si hace falta otra prueba.`,
          ]
        : []),
      ...(partyRole === 'defendant' && defences.length > 0
        ? ['Primero van las defensas a las que el texto da pie; después, lo que tiene que probar la otra parte.']
        : []),
      lawStatement('prueba-que-no-esta-a-mano', matter.underReview).text,
    ],
  };
}

/** What proves a disputed fact, with who has to prove it and where each document is. */
function ofDispute({ sentences }: Matter, { quote, rule }: DisputeOfMatter): Element {
  return {
    element: rule.fact,
    mark: 'found',
    quote,
    articles: rule.articles,
    burden: rule.burdenText,
    documents: rule.documents.map(({ articles = [], name, where }): SuggestedDocument => {
      const [first] = analyzeTerms(name);
      const named = sentences.find(
        ({ text }) => first !== undefined && analyzeTerms(text).includes(first) && !deniesThing(text, name),
      );
      return {
        name,
        why: `Sirve para probar esto: ${inSentence(rule.fact)}.`,
        whereToGet: where,
        namedInText: named !== undefined,
        quote: named?.text ?? null,
        articles,
      };
    }),
  };
}

function documentOf(matter: Matter, proof: Reading): SuggestedDocument {
  const place = placeOf(matter, proof.name);
  const told = sentenceOn(matter, proof.name);
  const element = closestElement(matter, proof.name);
  return {
    name: proof.name,
    why:
      told?.text ??
      (element === null
        ? 'La guía la cuenta entre la prueba de este tipo de caso.'
        : `Sirve para mostrar ${inThirdPerson(element.name)}.`),
    whereToGet: place?.where ?? null,
    namedInText: proof.mark === 'found',
    quote: proof.quote,
    articles: [...new Set([...(told?.keys ?? []), ...(place?.articles ?? [])])],
  };
}

/** Where the law says that a document is: the first rule that fits. */
function placeOf({ guide, underReview }: Matter, name: string): { where: string; articles: string[] } | null {
  const place = openLawRules().documentPlaces.find(
    ({ areas, says }) => says.test(name) && (areas?.some((area) => area === guide.area) ?? true),
  );
  if (place === undefined) return null;
  return { where: statedUnlessUnderReview(place, place.where, underReview), articles: place.articles };
}

/** What the guide's section on documents says of a proof, where that is more than its name. */
function sentenceOn({ guide }: Matter, name: string): { text: string; keys: string[] } | null {
  const words = new Set(analyzeTerms(name));
  const [nearest] = sentencesOf(guide, 'Documentos y prueba')
    .filter(({ keys }) => keys.length > 0)
    .map((sentence) => ({ sentence, shared: analyzeTerms(sentence.text).filter((term) => words.has(term)).length }))
    .sort((a, b) => b.shared - a.shared);
  return nearest !== undefined && nearest.shared > minShared ? nearest.sentence : null;
}

/** A defence that brings proof of its own. */
function defenceOf(matter: Matter, { mark, quote, rule }: AppliedRule): Element[] {
  if (rule.evidence === undefined || quote === null) return [];
  return [
    {
      element: `Defensa: ${inSentence(rule.title)}`,
      mark,
      quote,
      articles: rule.articles,
      burden: null,
      documents: rule.evidence.map(({ articles, name, why }) => {
        const place = placeOf(matter, name);
        return {
          name,
          why,
          whereToGet: place?.where ?? null,
          namedInText: false,
          quote: null,
          articles: [...new Set([...articles, ...(place?.articles ?? [])])],
        };
      }),
    },
  ];
}
