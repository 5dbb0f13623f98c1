import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseCitationsInContext } from '@foja/legal-text/find-references';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { rulingTarget } from '../corpus/cited-in-ruling.ts';

/** Read at once: the slowest text of this length holds others up for some 25 ms. */
const pieceMaxCharacters = 8_000;

/** The articles (`lct:245`), norms (`lct`) and rulings (`fallos:329:5`) that a text cites, each once; between one piece and the next, others are served. */
export async function citedKeys(text: string, registry: NormRegistry): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const piece of piecesOf(text)) {
    for (const { norm, articles, ruling } of parseCitationsInContext(piece, registry)) {
      if (ruling !== null) keys.add(rulingTarget(ruling));
      if (norm === null) continue;
      keys.add(norm);
      for (const article of articles) keys.add(`${norm}:${article}`);
    }
    await nextTurn();
  }
  return keys;
}

/** Cut between paragraphs, or where one is longer, between words. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + pieceMaxCharacters;
    if (end >= text.length) {
      yield text.slice(from);
      return;
    }
    const line = text.lastIndexOf('\n', end);
    const space = text.lastIndexOf(' ', end);
    const cut = line > from ? line : space > from ? space : end;
    yield text.slice(from, cut);
    from = cut;
  }
}
