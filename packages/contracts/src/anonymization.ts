import { z } from 'zod';

export const anonymizationModeSchema = z.enum(['none', 'basic', 'advanced']);
export type AnonymizationMode = z.infer<typeof anonymizationModeSchema>;

export const anonymizedFeatures = ['rag', 'questionGeneration', 'jurisprudenceSearch', 'documentUpload'] as const;
export type AnonymizedFeature = (typeof anonymizedFeatures)[number];

const featureSettingSchema = z.object({ mode: anonymizationModeSchema, enabled: z.boolean() });

/** One entry a feature (SPEC 3). */
export const anonymizationSettingsSchema = z.object({
  rag: featureSettingSchema,
  questionGeneration: featureSettingSchema,
  jurisprudenceSearch: featureSettingSchema,
  documentUpload: featureSettingSchema,
});
export type AnonymizationSettings = z.infer<typeof anonymizationSettingsSchema>;

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
