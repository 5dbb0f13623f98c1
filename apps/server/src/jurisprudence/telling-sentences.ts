import { asQuote, sentencesOf } from '../generators/extract/sentences.ts';
import type { TextTask } from '../platform/threads/text-threads.ts';

/** What tells of something that happened: a day, an amount, a verb in the past. */
const happened =
  /\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]tiembre|octubre|noviembre|diciembre)\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|(?:\$|pesos|USD)\s?\d|(?<!\p{L})\p{L}{2,}(?:ó|aron|ieron|é|í)(?!\p{L})/u;
const factLeastCharacters = 25;

/** The sentences of a text that tell of something that happened. */
export const tellingSentences: TextTask<string, string[]> = {
  name: 'telling-sentences',
  run: (text) =>
    sentencesOf(text)
      .filter((sentence) => sentence.text.trim().length >= factLeastCharacters && happened.test(sentence.text))
      .map((sentence) => asQuote(sentence.text)),
};
