import {
  type AnonymizationMode,
  type AnonymizationSettings,
  type AnonymizedFeature,
  anonymizationModeInForce,
  defaultAnonymizationSettings,
  isAnonymizationSettings,
  mayUseAnonymizationMode,
} from '@foja/contracts/anonymization-modes';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useSyncExternalStore } from 'react';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';

const listeners = new Set<() => void>();
let known: AnonymizationSettings | null = null;

/**
 * The browser's settings, a guest's own and the copy of an account's; the defaults (enabled and basic for every feature) where none
 * or bad ones are kept.
 */
export function anonymizationSettings(): AnonymizationSettings {
  if (known) return known;
  const kept = readJson(localStore, storageKeys.anonymizationSettings);
  known = isAnonymizationSettings(kept) ? kept : defaultAnonymizationSettings;
  return known;
}

/** Makes these the browser's settings; screens follow at once. */
export function adoptSettings(settings: AnonymizationSettings): void {
  if (JSON.stringify(settings) === JSON.stringify(known)) return;
  known = settings;
  localStore.set(storageKeys.anonymizationSettings, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** Choosing a mode while switched off switches it on again; choosing none switches it off. */
export function chooseMode(role: ActorRole, feature: AnonymizedFeature, mode: AnonymizationMode): void {
  if (!mayUseAnonymizationMode(role, mode)) return;
  adoptSettings({ ...anonymizationSettings(), [feature]: { mode, enabled: mode !== 'none' } });
}

/** Off sets mode none (SuperAdmin only); on from none sets basic. */
export function setEnabled(role: ActorRole, feature: AnonymizedFeature, enabled: boolean): void {
  if (!enabled && !can(role, 'anonymization-none')) return;
  const current = anonymizationSettings()[feature];
  const mode = !enabled ? 'none' : current.mode === 'none' ? 'basic' : current.mode;
  adoptSettings({ ...anonymizationSettings(), [feature]: { mode, enabled } });
}

export function resetAnonymizationSettings(): void {
  adoptSettings(defaultAnonymizationSettings);
}

/** The mode that really applies for `role`: what a lesser role may not use falls back to basic. */
export function effectiveMode(
  settings: AnonymizationSettings,
  feature: AnonymizedFeature,
  role: ActorRole,
): AnonymizationMode {
  return anonymizationModeInForce(settings[feature], role);
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.anonymizationSettings) return;
    known = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The browser's settings; see `useAnonymizationSettings` for those of whoever is signed in. */
export function useKeptSettings(): AnonymizationSettings {
  return useSyncExternalStore(subscribe, anonymizationSettings);
}

/** Reads the settings again at the next use. */
export function forgetReadSettings(): void {
  known = null;
}
