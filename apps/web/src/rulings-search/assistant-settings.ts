import {
  type AssistantSettings,
  defaultAssistantSettings,
  isAssistantSettings,
} from '@foja/contracts/writing-assistant-rules';
import { useState } from 'react';
import { localStore, storageKeys } from '../platform/browser-storage.ts';

/** The kept settings; what cannot be read leaves the defaults, with a warning (specification 8). */
export function readAssistantSettings(): AssistantSettings {
  try {
    // Not through `localStore`, for which storage that cannot be read is empty: here that has to be told.
    const kept = window.localStorage.getItem(storageKeys.writingAssistantSettings);
    if (kept === null) return defaultAssistantSettings;
    const settings: unknown = JSON.parse(kept);
    if (isAssistantSettings(settings)) return settings;
    console.warn('The kept settings of the writing assistant are not whole: the defaults apply');
  } catch (failure) {
    console.warn('The settings of the writing assistant could not be read: the defaults apply', failure);
  }
  return defaultAssistantSettings;
}

/** The panel's settings, kept in this browser as they were chosen; what the role may have of them is decided when they are used. */
export function useAssistantSettings(): [AssistantSettings, (change: Partial<AssistantSettings>) => void] {
  const [settings, setSettings] = useState(readAssistantSettings);
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change };
      localStore.set(storageKeys.writingAssistantSettings, JSON.stringify(next));
      setSettings(next);
    },
  ];
}
