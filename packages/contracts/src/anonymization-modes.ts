import { type ActorRole, can } from './roles.ts';

/** How personal data is taken out of what a person sends, apart from the schemas: the chat needs it at once, before any validator. */
export const anonymizationModes = ['none', 'basic', 'advanced'] as const;
export type AnonymizationMode = (typeof anonymizationModes)[number];

export const anonymizedFeatures = ['rag', 'questionGeneration', 'jurisprudenceSearch', 'documentUpload'] as const;
export type AnonymizedFeature = (typeof anonymizedFeatures)[number];

export interface AnonymizationSetting {
  mode: AnonymizationMode;
  enabled: boolean;
}

/** One entry a feature (specification 3). */
export type AnonymizationSettings = Record<AnonymizedFeature, AnonymizationSetting>;

const enabledBasic = { mode: 'basic', enabled: true } as const;
export const defaultAnonymizationSettings: AnonymizationSettings = {
  rag: enabledBasic,
  questionGeneration: enabledBasic,
  jurisprudenceSearch: enabledBasic,
  documentUpload: enabledBasic,
};

export const anonymizationModeLabels: Record<AnonymizationMode, string> = {
  none: 'Desactivada',
  basic: 'Básica',
  advanced: 'Avanzada',
};

/** Whether `role` may use `mode`: none is SuperAdmin's, advanced needs Professional or above, basic is anyone's. */
export function mayUseAnonymizationMode(role: ActorRole, mode: AnonymizationMode): boolean {
  if (mode === 'none') return can(role, 'anonymization-none');
  if (mode === 'advanced') return can(role, 'anonymization-advanced');
  return true;
}

/** The mode that a setting asks for: one that is switched off asks for none, whatever its mode says. */
export function anonymizationModeOf({ mode, enabled }: AnonymizationSetting): AnonymizationMode {
  return enabled ? mode : 'none';
}

/** The mode that applies for `role`: one that it may not use (any more) falls back to basic. */
export function anonymizationModeInForce(setting: AnonymizationSetting, role: ActorRole): AnonymizationMode {
  const wanted = anonymizationModeOf(setting);
  return mayUseAnonymizationMode(role, wanted) ? wanted : 'basic';
}

/** Whether a value that was kept in a browser is whole settings. */
export function isAnonymizationSettings(value: unknown): value is AnonymizationSettings {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<AnonymizedFeature, Partial<Record<keyof AnonymizationSetting, unknown>> | null>>;
  return anonymizedFeatures.every((feature) => {
    const { mode, enabled } = kept[feature] ?? {};
    return anonymizationModes.some((known) => known === mode) && typeof enabled === 'boolean';
  });
}
