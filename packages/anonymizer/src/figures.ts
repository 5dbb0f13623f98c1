import type { Window } from './anchored.ts';
import type { NormalisedText } from './normalise.ts';
import { Readings } from './readings.ts';

const figuresOf = new Readings<readonly Window[]>();

/** Where figures stand, each run of them once; in order. */
export function figuresIn(document: NormalisedText): readonly Window[] {
  let figures = figuresOf.get(document);
  if (!figures) {
    figures = readFigures(document.folded);
    figuresOf.set(document, figures);
  }
  return figures;
}

function readFigures(text: string): Window[] {
  const figures: Window[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      figures.push({ start, end: at });
      start = -1;
    }
  }
  return figures;
}
