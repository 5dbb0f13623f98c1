import { z } from 'zod';
import { authUserSchema } from './accounts.ts';
import { myActivityEntrySchema } from './activity.ts';
import { agendaSettingsSchema } from './agenda.ts';
import { anonymizationSettingsSchema } from './anonymization.ts';
import { apiKeySchema } from './api-keys.ts';
import { firmRoles } from './firm-words.ts';
import { matterItemContentSchema } from './matter-items.ts';
import { matterHeadSchema } from './matters.ts';
import { planRequestSchema, subscriptionSchema } from './plans.ts';
import { secondFactorStateSchema } from './second-factor.ts';
import { dailyUsageSchema, featureUsageSchema } from './usage.ts';
import { noveltySchema, watchSchema } from './watches.ts';

/** An entry of an agenda, not deleted. */
const agendaOfExportSchema = z.array(
  z.object({
    kind: z.string(),
    state: z.string(),
    day: z.iso.date(),
    time: z.string().nullable(),
    title: z.string(),
    notes: z.string(),
  }),
);

/** GET /api/account/export: everything that the installation keeps of an account (Ley 25.326, right of access). */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: authUserSchema,
  sessions: z.array(z.object({ device: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() })),
  secondFactor: secondFactorStateSchema.pick({ enabledAt: true, recoveryCodesLeft: true }),
  anonymization: anonymizationSettingsSchema,
  usage: z.array(dailyUsageSchema),
  /** Each feature that was used on a UTC day. */
  usageByFeature: z.array(featureUsageSchema.extend({ date: z.iso.date() })),
  apiKeys: z.array(apiKeySchema.omit({ id: true })),
  planRequests: z.array(planRequestSchema),
  subscriptions: z.array(subscriptionSchema),
  /** Of the vault, not deleted. */
  documents: z.array(
    z.object({
      fileName: z.string(),
      /** Bytes. */
      fileSize: z.number().int(),
      summary: z.string(),
      uploadedAt: z.iso.datetime(),
    }),
  ),
  /** Of the editor, not deleted: their text, and how many earlier versions of each are kept. */
  editorDocuments: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      versions: z.number().int().nonnegative(),
    }),
  ),
  /** Own templates and clauses, not deleted. */
  ownTemplates: z.array(
    z.object({ kind: z.string(), name: z.string(), body: z.string(), updatedAt: z.iso.datetime() }),
  ),
  /** Of one's own agenda; what belongs to a causa stands with it. */
  agenda: agendaOfExportSchema,
  agendaSettings: agendaSettingsSchema,
  /** What the account follows in the gazette. */
  watches: z.array(watchSchema.omit({ id: true })),
  /** What the account was told, and whether it is mailed. */
  novelties: z.array(noveltySchema.pick({ kind: true, subject: true, text: true, url: true, day: true, readAt: true })),
  noveltiesMail: z.boolean(),
  /** Firms that the account works in or is a client of. */
  firms: z.array(z.object({ firm: z.string(), role: z.enum(firmRoles), joinedAt: z.iso.datetime() })),
  /** Causas that the account opened, not deleted, with what is written into them and their agenda. */
  matters: z.array(
    z.object({
      head: matterHeadSchema,
      forum: z.string(),
      state: z.string(),
      archivedAt: z.iso.datetime().nullable(),
      createdAt: z.iso.datetime(),
      items: z.array(z.object({ content: matterItemContentSchema, createdAt: z.iso.datetime() })),
      agenda: agendaOfExportSchema,
    }),
  ),
  activity: z.array(myActivityEntrySchema.omit({ id: true })),
  feedback: z.array(
    z.object({
      at: z.iso.datetime(),
      useful: z.boolean(),
      comment: z.string().nullable(),
      question: z.string().nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
