/** Web storage that never throws: blocked or full storage reads as empty and drops what is written. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Whether it was kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

function storeOver(open: () => Storage): KeyValueStore {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        // Private windows and full storage must not break the screen.
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

export const localStore = storeOver(() => window.localStorage);
export const sessionStore = storeOver(() => window.sessionStorage);

/** Reads JSON, or null where there is none or it does not parse. The caller checks the shape. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const raw = store.get(key);
  if (raw === null) return null;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Every key that Foja keeps in the browser, in one place. */
export const storageKeys = {
  token: 'foja_token',
  user: 'foja_user',
  refresh: 'foja_refresh',
  expiresAt: 'foja_expires_at',
  theme: 'foja-theme',
  guestToken: 'foja_guest_token',
  guestUsage: 'foja_guest_usage',
  conversations: (owner: string) => `foja_conversations:${owner}`,
  draft: (owner: string) => `foja_draft:${owner}`,
  askedQuestion: 'foja_asked_question',
  chatSettings: 'foja_chat_settings',
  wording: 'foja_wording',
  /** Who has registered in this browser and has not been signed in since: takes along what was asked as a guest. */
  registering: 'foja_registering',
  dictationAccepted: 'foja_dictation_accepted',
  writingAssistantSettings: 'writingAssistant_settings',
  caseEvaluation: 'foja_case_evaluation',
  lastEvaluation: 'foja_last_evaluation',
  debugStats: 'foja_debug_stats',
  anonymizationSettings: 'foja_anonymization_settings',
  placeholders: 'foja_placeholders',
  toolHistory: (owner: string, tool: string) => `foja_history:${tool}:${owner}`,
  toolOptions: (owner: string) => `foja_tool_options:${owner}`,
  toolDraft: (owner: string, tool: string) => `foja_draft:${tool}:${owner}`,
  handedLetter: (owner: string) => `foja_handed_letter:${owner}`,
  toolPlaceholders: (owner: string) => `foja_tool_placeholders:${owner}`,
  conversationsCollapsed: 'foja_conversations_collapsed',
  sidebarCollapsed: 'foja_sidebar_collapsed',
  editorNotePlace: 'foja_editor_note_place',
  editorZoom: 'foja_editor_zoom',
  addinCitationPlace: 'foja_addin_citation_place',
  openChatbot: 'openChatbot',
} as const;

/**
 * What a forced logout takes away besides the session itself: guest access and settings. What the person typed (conversations,
 * drafts and the placeholders that make them readable) stays, for whoever signs in again to the same account; theme and folded
 * panels belong to the device.
 */
export const clearedOnForcedLogout: readonly string[] = [
  storageKeys.guestToken,
  storageKeys.guestUsage,
  storageKeys.chatSettings,
  storageKeys.writingAssistantSettings,
  storageKeys.caseEvaluation,
  storageKeys.lastEvaluation,
  storageKeys.debugStats,
  storageKeys.anonymizationSettings,
];
