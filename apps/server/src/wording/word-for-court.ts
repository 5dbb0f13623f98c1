import { join } from 'node:path';
import { messages } from '@foja/contracts/messages';
import type { WordingRequest, WordingResponse } from '@foja/contracts/wording';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { readWording, type Wording } from '../corpus/wording/read-wording.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { articleOf, citeInFull, NormNamer } from './full-citations.ts';
import { isSameStatement } from './same-statement.ts';
import { SealedText } from './sealed-text.ts';
import { openTerms } from './terms-of-art.ts';
import { type Named, toThirdPerson } from './third-person.ts';

const headingLine = /^(#{1,6} )(.+)$/;
/** What begins an item of a list or a line of bold type. */
const itemStart = /^(\s*(?:[-*] |(\d{1,2})\. )?)/;

/**
 * Words answers as a filing would say the same: of "el interesado" instead of to a person, with terms of art and its citations in
 * full. By rules and data alone; a sentence that would lose or gain a figure, a denial or a citation stays as it is.
 */
export function openWordForCourt(wording: Wording): (answer: WordingRequest) => WordingResponse {
  const { setTerms, headings } = openTerms(wording);

  return ({ content, citations }) => {
    if (SealedText.isTooMuch(content, citations)) return { content, citations };
    const text = new SealedText(content, citations);
    const namer = new NormNamer(wording.norms);
    const lines = text.text.split('\n').map((line) => {
      const [, marks, title] = headingLine.exec(line) ?? [];
      if (marks !== undefined) return `${marks}${headings.get(title ?? '') ?? title}`;
      // What the product says of itself, and what is quoted, is nobody's statement to word.
      if (line.startsWith('>') || line === messages.notLegalAdvice || line.startsWith(`*${messages.editorialLabel}`)) {
        return line;
      }
      const [start = '', , number] = itemStart.exec(line) ?? [];
      const named = { isNamed: false };
      return start + citeInFull(wordLine(line.slice(start.length), text, named, number !== undefined), text, namer);
    });
    return text.open(lines.join('\n'));
  };

  function wordLine(line: string, text: SealedText, named: Named, isStep: boolean): string {
    let worded = '';
    let at = 0;
    for (const { start, end, text: sentence } of splitSentences(line)) {
      worded += line.slice(at, start) + wordSentence(sentence, text, named, isStep);
      at = end;
    }
    return worded + line.slice(at);
  }

  function wordSentence(sentence: string, text: SealedText, named: Named, isStep: boolean): string {
    const keys = [...sentence].flatMap((character) => {
      const citation = text.citationOf(character);
      return (citation && articleOf(citation)) ?? [];
    });
    const attempt = { ...named };
    const worded = setTerms(toThirdPerson(setTerms(sentence, keys), wording, attempt, isStep), keys);
    if (worded === sentence || !isSameStatement(sentence, worded)) return sentence;
    Object.assign(named, attempt);
    return worded;
  }
}

let starter: ((answer: WordingRequest) => WordingResponse) | null = null;

/** With the words of the starter corpus, read once. @throws {KnowledgeMalformed} */
export function wordForCourt(answer: WordingRequest): WordingResponse {
  starter ??= openWordForCourt(readWording(join(findProjectRoot(), 'corpus')));
  return starter(answer);
}
