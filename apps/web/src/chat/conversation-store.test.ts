import { describe, expect, it } from 'vitest';
import { titleFrom } from '../answer-view/title-from.ts';
import { failureMessage, userMessage } from './conversation.ts';
import { createConversationStore, searchConversations } from './conversation-store.ts';

function conversation(id: string, question: string, updatedAt: string) {
  return { id, title: titleFrom(question), createdAt: updatedAt, updatedAt, messages: [userMessage(question)] };
}

function filled(owner = 'guest') {
  const store = createConversationStore(owner);
  store.add(conversation('one', '¿Cómo se reparte la herencia?', '2026-11-01T10:00:00.000Z'));
  store.add(conversation('two', 'Compré un celular fallado', '2026-11-02T10:00:00.000Z'));
  return store;
}

const ids = (store: { list: () => readonly { id: string }[] }) => store.list().map(({ id }) => id);

describe('the conversations of a browser', () => {
  it('start empty where what is kept is not theirs', () => {
    localStorage.setItem(
      'foja_conversations:guest',
      '[{"id":1},{"id":"x","title":"t","updatedAt":"u","messages":[{}]}]',
    );
    expect(createConversationStore('guest').list()).toEqual([]);
    localStorage.setItem('foja_conversations:guest', 'no JSON');
    expect(createConversationStore('guest').list()).toEqual([]);
  });

  it('belong to one person: another one does not see them', () => {
    filled('ana@estudio.example');
    expect(ids(createConversationStore('otro@estudio.example'))).toEqual([]);
    expect(ids(createConversationStore('ana@estudio.example'))).toEqual(['two', 'one']);
  });

  it('are listed newest first, and a new message brings one to the top', () => {
    const store = filled();
    expect(ids(store)).toEqual(['two', 'one']);
    store.append('one', failureMessage('x'));
    expect(ids(store)).toEqual(['one', 'two']);
  });

  it('come back whole, and to their place, when a deletion is undone', () => {
    const store = filled();
    const before = store.list();
    const undo = store.remove('two');
    expect(ids(createConversationStore('guest'))).toEqual(['one']);
    undo();
    undo();
    expect(store.list()).toEqual(before);
    expect(createConversationStore('guest').list()).toEqual(before);
  });

  it('keep what was said meanwhile when clearing one is undone', () => {
    const store = filled();
    const undo = store.clear('one');
    store.append('one', failureMessage('after'));
    undo();
    expect(store.find('one')?.messages.map(({ content }) => content)).toEqual([
      '¿Cómo se reparte la herencia?',
      'after',
    ]);
  });

  it('give way from the oldest when the storage is full, never the newest', () => {
    const kept = new Map<string, string>();
    const small = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => value.length < 2_000 && Boolean(kept.set(key, value)),
      remove: (key: string) => void kept.delete(key),
    };
    const store = createConversationStore('guest', small);
    for (let day = 10; day < 30; day += 1) {
      store.add(conversation(`c${day}`, `pregunta ${day}`, `2026-11-${day}T10:00:00.000Z`));
    }
    expect(ids(store)[0]).toBe('c29');
    expect(ids(store).length).toBeGreaterThan(2);
    expect(ids(createConversationStore('guest', small))).toEqual(ids(store));
  });

  it('are found by any words of theirs, accents and capitals aside', () => {
    const list = filled().list();
    expect(searchConversations(list, 'COMO herencia').map(({ id }) => id)).toEqual(['one']);
    expect(searchConversations(list, 'celular herencia')).toEqual([]);
    expect(searchConversations(list, '  ')).toHaveLength(2);
  });
});

describe('a first title', () => {
  it('is the question, cut at a word where it is long', () => {
    expect(titleFrom(' hola\n  qué tal ')).toBe('hola qué tal');
    const title = titleFrom('palabra '.repeat(30));
    expect(title).toMatch(/palabra…$/);
    expect(title.length).toBeLessThanOrEqual(61);
  });
});
