import { z } from 'zod';
import { staffRoles } from './firm-words.ts';
import { firmInvitationSchema } from './firms.ts';
import { matterMessages } from './matter-words.ts';

/** Who sees a causa: who opened it, everybody who works in the firm, or those of the firm who were chosen. */
export const matterAccesses = ['private', 'firm', 'chosen'] as const;
export type MatterAccessKind = (typeof matterAccesses)[number];

export const matterColleagueSchema = z.object({
  accountId: z.uuid(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Whether they see this causa. */
  hasAccess: z.boolean(),
  /** Whether they were chosen by name, where it is for some. */
  isChosen: z.boolean(),
});
export type MatterColleague = z.infer<typeof matterColleagueSchema>;

/** GET /api/matters/:id/sharing: for who works on it. */
export const matterSharingSchema = z.object({
  access: z.enum(matterAccesses),
  /** Whose call it is. */
  me: z.uuid(),
  /** Of the causa or, where it is of none, of who asks; null where there is none. */
  firm: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Who works in that firm. */
  colleagues: z.array(matterColleagueSchema),
  /** Everybody who may be responsible, or named in a comment. */
  people: z.array(z.object({ accountId: z.uuid(), name: z.string() })),
  client: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
  clientInvitation: firmInvitationSchema.nullable(),
  /** What the reader may do about it. */
  may: z.object({ share: z.boolean(), takeOut: z.boolean() }),
});
export type MatterSharing = z.infer<typeof matterSharingSchema>;

/** PUT /api/matters/:id/sharing answers with how it is now; null for who does not see the causa any more. */
export const sharedMatterSchema = z.object({ sharing: matterSharingSchema.nullable() });
export type SharedMatter = z.infer<typeof sharedMatterSchema>;
export const shareMatterRequestSchema = z.object({
  access: z.enum(matterAccesses),
  /** Who else sees it, where it is for some. */
  accountIds: z.array(z.uuid(matterMessages.chosenUnknown)).max(100).default([]),
});
export type ShareMatterRequest = z.infer<typeof shareMatterRequestSchema>;

/** PUT /api/matters/:id/items/:itemId/visibility and /api/matters/:id/files/:fileId/visibility */
export const visibilityRequestSchema = z.object({ isClientVisible: z.boolean() });

/** GET /api/mentions: of causas that one still sees, newest first; those that were not seen before the others. */
export const mentionSchema = z.object({
  id: z.uuid(),
  matterId: z.uuid(),
  matterTitle: z.string(),
  /** Null where the account is gone. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
});
export type Mention = z.infer<typeof mentionSchema>;
export const mentionsResponseSchema = z.object({
  mentions: z.array(mentionSchema),
  unseen: z.number().int().nonnegative(),
});
export type MentionsResponse = z.infer<typeof mentionsResponseSchema>;

/** POST /api/mentions/seen: those of one causa, or all. */
export const seeMentionsRequestSchema = z.object({ matterId: z.uuid().optional() });
