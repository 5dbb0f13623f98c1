import {
  type AnonymizationMode,
  type AnonymizationSettings,
  type AnonymizedFeature,
  anonymizationSettingsSchema,
  defaultAnonymizationSettings,
} from '@foja/contracts/anonymization';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useSyncExternalStore } from 'react';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';

const listeners = new Set<() => void>();
let known: AnonymizationSettings | null = null;

/** The kept settings, or the defaults (enabled and basic for every feature) where none or bad ones are kept. */
export function anonymizationSettings(): AnonymizationSettings {
  known ??= anonymizationSettingsSchema
    .catch(defaultAnonymizationSettings)
    .parse(readJson(localStore, storageKeys.anonymizationSettings));
  return known;
}

function save(settings: AnonymizationSettings): void {
  known = settings;
  localStore.set(storageKeys.anonymizationSettings, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** Whether `role` may use `mode`: none is SuperAdmin's, advanced needs Professional or above, basic is anyone's. */
export function mayUseMode(role: ActorRole, mode: AnonymizationMode): boolean {
  if (mode === 'none') return can(role, 'anonymization-none');
  if (mode === 'advanced') return can(role, 'anonymization-advanced');
  return true;
}

/** Choosing a mode while switched off switches it on again; choosing none switches it off. */
export function chooseMode(role: ActorRole, feature: AnonymizedFeature, mode: AnonymizationMode): void {
  if (!mayUseMode(role, mode)) return;
  save({ ...anonymizationSettings(), [feature]: { mode, enabled: mode !== 'none' } });
}

/** Off sets mode none (SuperAdmin only); on from none sets basic. */
export function setEnabled(role: ActorRole, feature: AnonymizedFeature, enabled: boolean): void {
  if (!enabled && !can(role, 'anonymization-none')) return;
  const current = anonymizationSettings()[feature];
  const mode = !enabled ? 'none' : current.mode === 'none' ? 'basic' : current.mode;
  save({ ...anonymizationSettings(), [feature]: { mode, enabled } });
}

export function resetAnonymizationSettings(): void {
  save(defaultAnonymizationSettings);
}

/** The mode that really applies for `role`: what a lesser role may not use falls back to basic. */
export function effectiveMode(
  settings: AnonymizationSettings,
  feature: AnonymizedFeature,
  role: ActorRole,
): AnonymizationMode {
  const { mode, enabled } = settings[feature];
  const wanted = enabled ? mode : 'none';
  return mayUseMode(role, wanted) ? wanted : 'basic';
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

export function useAnonymizationSettings(): AnonymizationSettings {
  return useSyncExternalStore(subscribe, anonymizationSettings);
}

/** Reads the settings again at the next use. */
export function forgetReadSettings(): void {
  known = null;
}
