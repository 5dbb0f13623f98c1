import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../platform/browser-storage.ts';
import { newUser } from '../testing/user.ts';
import { HistoryList } from './history-list.tsx';
import { createToolHistory, type HistoryEntry, toolHistoryOf } from './tool-history.ts';

interface Note {
  words: string;
}

const isNote = (value: unknown): value is Note => typeof (value as Partial<Note> | null)?.words === 'string';
const ana = 'ana@estudio.example';

const entry = (id: string, day: number): HistoryEntry<Note> => ({
  id,
  title: `Resultado ${id}`,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  content: { words: `palabras de ${id}` },
});

function filled(owner = ana) {
  const history = createToolHistory(owner, 'notes', isNote);
  history.add(entry('one', 1));
  history.add(entry('two', 2));
  return history;
}

const ids = (history: { list: () => readonly { id: string }[] }) => history.list().map(({ id }) => id);

describe('the results that a tool keeps', () => {
  it('start empty where what is kept is not theirs', () => {
    const key = `foja_history:notes:${ana}`;
    for (const kept of ['no JSON', '{}', '[{"id":1}]', '[{"id":"x","title":"t","createdAt":"c","content":{}}]']) {
      localStorage.setItem(key, kept);
      expect(createToolHistory(ana, 'notes', isNote).list()).toEqual([]);
    }
  });

  it('belong to one account and one tool', () => {
    filled();
    expect(ids(createToolHistory('otro@estudio.example', 'notes', isNote))).toEqual([]);
    expect(ids(createToolHistory(ana, 'other', isNote))).toEqual([]);
    expect(ids(createToolHistory(ana, 'notes', isNote))).toEqual(['two', 'one']);
  });

  it('come back to their place when a deletion is undone, once', () => {
    const history = filled();
    const undo = history.remove('one');
    expect(ids(createToolHistory(ana, 'notes', isNote))).toEqual(['two']);
    undo();
    undo();
    expect(ids(createToolHistory(ana, 'notes', isNote))).toEqual(['two', 'one']);
  });

  it('keep a change, and one that is gone stays gone', () => {
    const history = filled();
    history.change('one', (note) => ({ words: `${note.words}, más` }));
    history.change('three', () => ({ words: 'x' }));
    expect(createToolHistory(ana, 'notes', isNote).find('one')?.content.words).toBe('palabras de one, más');
    expect(ids(history)).toEqual(['two', 'one']);
  });

  it('follow another tab, also what it wrote before anybody listened', () => {
    const history = createToolHistory(ana, 'notes', isNote);
    filled();
    expect(ids(history)).toEqual([]);
    let told = 0;
    const stop = history.subscribe(() => {
      told += 1;
    });
    expect(ids(history)).toEqual(['two', 'one']);
    const other = createToolHistory(ana, 'notes', isNote);
    other.remove('one');
    window.dispatchEvent(new StorageEvent('storage', { key: `foja_history:notes:${ana}` }));
    expect(ids(history)).toEqual(['two']);
    expect(told).toBe(1);
    stop();
  });

  it('let the oldest go where the storage is full', () => {
    let kept: string | null = null;
    const small: KeyValueStore = {
      get: () => kept,
      set(_key, value) {
        if (value.length > 600) return false;
        kept = value;
        return true;
      },
      remove: () => undefined,
    };
    const history = createToolHistory(ana, 'notes', isNote, small);
    for (let day = 1; day <= 9; day += 1) history.add(entry(`r${day}`, day));
    expect(ids(history)[0]).toBe('r9');
    expect(ids(history).length).toBeLessThan(9);
    expect(JSON.parse(kept ?? '[]')).toEqual(history.list());
  });
});

function Host() {
  const [open, setOpen] = useState<string | null>('two');
  return (
    <>
      <p>Abierto: {open ?? 'ninguno'}</p>
      <HistoryList history={toolHistoryOf(ana, 'notes', isNote)} activeId={open} onOpen={setOpen} />
    </>
  );
}

describe('the list of results', () => {
  it('says where they are kept while there is none', () => {
    render(<Host />);
    expect(screen.getByText('Se guardan solo en este navegador.')).toBeVisible();
  });

  it('opens one, deletes the open one, and brings it back', async () => {
    filled();
    const user = newUser();
    render(<Host />);
    const list = within(screen.getByRole('list', { name: 'Resultados guardados' }));
    expect(list.getByRole('button', { name: /^Resultado two/ })).toHaveAttribute('aria-current', 'true');
    await user.click(list.getByRole('button', { name: /^Resultado one/ }));
    expect(screen.getByText('Abierto: one')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Eliminar Resultado one' }));
    expect(screen.getByText('Abierto: ninguno')).toBeVisible();
    expect(list.queryByText('Resultado one')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(screen.getByText('Abierto: one')).toBeVisible());
    expect(list.getByText('Resultado one')).toBeVisible();
  });
});
