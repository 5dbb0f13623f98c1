import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officeOnPage } from '../platform/office/office-types.ts';
import { type StandInOptions, standInWord } from '../testing/stand-in-word.ts';
import { openWordDocument } from './office-word-document.ts';
import type { WordDocument } from './word-document.ts';

const first = 'La empresa me echó.';
const second = 'Quiero que me paguen.';
const paragraphs = [`${first} ${second}`, 'Otro párrafo.'];

function open(options: Partial<StandInOptions> = {}) {
  const word = standInWord(window, { text: paragraphs, ...options });
  const page = officeOnPage();
  if (!page?.word) throw new Error('No Word');
  return { word, document: openWordDocument(page.office, page.word) };
}

const change = (originalText: string, transformedText: string) => ({ originalText, transformedText });

describe('the selection', () => {
  it('is read with a line for each paragraph, without the marks of notes', async () => {
    const { word, document } = open();
    expect(await document.readSelection()).toBe('');
    word.select(first);
    await document.insertCitation('Fallos: 1:1', 'footnote');
    word.select(`${first}\u0002 ${second}\rOtro`);
    expect(await document.readSelection()).toBe(`${first} ${second}\nOtro`);
  });

  it('is told at once and after each change, until nobody listens', async () => {
    const { word, document } = open();
    word.select(first);
    const heard: string[] = [];
    const stop = document.watchSelection(
      (text) => heard.push(text),
      () => heard.push('failed'),
    );
    await expect.poll(() => heard.at(-1)).toBe(first);
    word.select(second);
    await expect.poll(() => heard.at(-1)).toBe(second);
    stop();
    expect(word.isWatched()).toBe(false);
  });
});

describe('changes of the text', () => {
  it('are refused where the words are no longer there, and nothing is changed', async () => {
    const { word, document } = open();
    word.select(paragraphs[0] as string);
    await document.keepSelection();
    word.write('me echó', 'me despidió');
    const before = word.lines();
    const both = [change(second, 'Reclama el pago.'), change(first, 'La empresa lo despidió.')];
    expect(await document.applyChanges(both)).toBe('changed');
    expect(word.lines()).toEqual(before);
  });

  it('are refused where the words stand twice and neither is the selection', async () => {
    const { word, document } = open({ text: [first, first] });
    expect(await document.applyChanges([change(first, 'x')])).toBe('ambiguous');
    word.select(`${first}`);
    expect(await document.applyChanges([change(first, 'Fue despedido.')])).toBe('applied');
    expect(word.lines()).toEqual(['Fue despedido.', first]);
  });

  it('are refused where a note would go with them', async () => {
    const { word, document } = open();
    word.select('La empresa');
    await document.insertCitation('Fallos: 1:1', 'footnote');
    expect(await document.applyChanges([change(first, 'x')])).toBe('has-note');
    expect(word.notes()).toEqual(['Fallos: 1:1']);
  });

  it('are told with their code where the document is protected, and the tracking of changes is as before', async () => {
    const { word, document } = open();
    word.refuseNext('AccessDenied');
    await expect(document.applyChanges([change(first, 'x')])).rejects.toMatchObject({ code: 'AccessDenied' });
    expect(word.trackingMode()).toBe('Off');
    expect(word.lines()).toEqual(paragraphs);
  });

  it('go where the selection was, wherever the person went on', async () => {
    const { word, document } = open({ text: [first, 'Entre medio.', first] });
    word.select(`Entre medio.\r${first}`);
    await document.keepSelection();
    word.unselect();
    expect(await document.applyChanges([change(first, 'Fue despedido.')])).toBe('applied');
    expect(word.lines()).toEqual([first, 'Entre medio.', 'Fue despedido.']);
    await document.releaseSelection();
  });

  it('are tracked, and the setting stays the person’s', async () => {
    for (const trackingMode of ['Off', 'TrackAll', 'TrackMineOnly']) {
      const { word, document } = open({ trackingMode });
      expect(await document.applyChanges([change(first, 'Fue despedido.')])).toBe('applied');
      expect(word.changes()).toEqual([
        { before: first, after: 'Fue despedido.', mode: trackingMode === 'Off' ? 'TrackAll' : trackingMode },
      ]);
      expect(word.trackingMode()).toBe(trackingMode);
    }
  });

  it('are made also by a Word that cannot track them for an add-in', async () => {
    const { word, document } = open({ wordApi: 1.3 });
    expect(await document.applyChanges([change(first, 'Fue despedido.')])).toBe('applied');
    expect(word.lines()[0]).toBe(`Fue despedido. ${second}`);
  });

  it('that are asked for at the same time are made one after the other', async () => {
    const { word, document } = open();
    const longer = [change(first, `${first} Sin causa.`)];
    await Promise.all([document.applyChanges(longer), document.applyChanges([change('Otro párrafo.', 'Fin.')])]);
    expect(word.lines()).toEqual([`${first} Sin causa. ${second}`, 'Fin.']);
  });

  it('reach texts that are too long for a search, over paragraphs, and with signs that mean something to Word', async () => {
    const long = `Desde ${'el primer día de trabajo '.repeat(30)}hasta hoy.`;
    const strange = 'El 50 ^p de "esto" (^t) & aquello*.';
    const { word, document } = open({ text: [long, strange, 'Uno.', 'Dos.'] });
    expect(await document.applyChanges([change(long, 'Siempre.'), change(strange, 'Aquello.')])).toBe('applied');
    expect(await document.applyChanges([change('Uno.\nDos.', 'Tres.')])).toBe('applied');
    expect(word.lines()).toEqual(['Siempre.', 'Aquello.', 'Tres.']);
  });

  it('touch nothing but the words that they are for, whatever the text', async () => {
    const sentence = fc
      .array(fc.constantFrom('el', 'actor', 'dice', '^p', 'art. 12,', '(sic)', 'ñandú', '50 %'), {
        minLength: 1,
        maxLength: 60,
      })
      .map((words) => `${words.join(' ')}.`);
    await fc.assert(
      fc.asyncProperty(sentence, sentence, async (wanted, other) => {
        const text = [`Antes. ${wanted}`, `Después: ${other}`];
        const { word, document } = open({ text });
        const before = word.lines();
        const outcome = await document.applyChanges([change(wanted, 'Nuevo.')]);
        if (outcome === 'applied') expect(word.lines()).toEqual(['Antes. Nuevo.', before[1]]);
        else expect([outcome, word.lines()]).toEqual(['ambiguous', before]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a citation', () => {
  const citing = async (document: WordDocument, place: 'footnote' | 'inline' = 'footnote') =>
    document.insertCitation('Fallos: 331:819', place);

  it('is refused in a protected document', async () => {
    const { word, document } = open();
    word.refuseNext('AccessDenied');
    await expect(citing(document)).rejects.toMatchObject({ code: 'AccessDenied' });
    expect(word.lines()).toEqual(paragraphs);
  });

  it('goes to the foot, after what is selected', async () => {
    const { word, document } = open();
    word.select(first);
    expect(await citing(document)).toBe('footnote');
    expect(word.lines()[0]).toBe(`${first}[1] ${second}`);
    expect(word.notes()).toEqual(['Fallos: 331:819']);
  });

  it('stays in the paragraph whose end is selected too', async () => {
    const { word, document } = open();
    word.select(`${second}\r`);
    expect(await citing(document)).toBe('footnote');
    expect(await citing(document, 'inline')).toBe('inline');
    expect(word.lines()).toEqual([`${first} ${second}[1] Fallos: 331:819`, 'Otro párrafo.']);
  });

  it('goes into the text, as a word of its own, where notes are not possible', async () => {
    const { word, document } = open();
    word.select('Otro');
    word.refuseNext('InvalidArgument');
    expect(await citing(document)).toBe('inline');
    expect(word.lines()[1]).toBe('Otro Fallos: 331:819 párrafo.');
    const old = open({ wordApi: 1.4 });
    expect(old.document.hasFootnotes).toBe(false);
    expect(await citing(old.document)).toBe('inline');
    expect(old.word.lines()[0]).toBe(`Fallos: 331:819${paragraphs[0]}`);
  });
});
