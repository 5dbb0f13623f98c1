import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { conversationStoreOf, forgetConversationStores } from './conversation-store.ts';
import { takeGuestConversations } from './take-guest-conversations.ts';

const email = 'ana@example.com';
const conversation = { id: 'c1', title: 'Despido', createdAt: '2026-11-20', updatedAt: '2026-11-20', messages: [] };

describe('who registers', () => {
  beforeEach(() => {
    localStorage.clear();
    forgetConversationStores();
  });

  it('takes along what they asked as a guest, and the words that were being written', () => {
    conversationStoreOf('guest').add(conversation);
    localStorage.setItem(storageKeys.draft('guest'), 'y además');
    takeGuestConversations(email);
    expect(conversationStoreOf(email).find('c1')?.title).toBe('Despido');
    expect(conversationStoreOf('guest').list()).toEqual([]);
    expect(localStorage.getItem(storageKeys.draft(email))).toBe('y además');
    expect(localStorage.getItem(storageKeys.draft('guest'))).toBeNull();
  });

  it('keeps what the account was writing already', () => {
    localStorage.setItem(storageKeys.draft('guest'), 'otra cosa');
    localStorage.setItem(storageKeys.draft(email), 'lo mío');
    takeGuestConversations(email);
    expect(localStorage.getItem(storageKeys.draft(email))).toBe('lo mío');
  });
});
