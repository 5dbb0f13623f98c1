import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import {
  firmMessages,
  firmNameMaxCharacters,
  firmRoles,
  firmUses,
  invitationStates,
  staffRoles,
} from './firm-words.ts';

const count = z.number().int().nonnegative();

export const firmNameSchema = z
  .string()
  .trim()
  .min(2, 'Escribí el nombre del estudio.')
  .max(firmNameMaxCharacters, `El nombre puede tener hasta ${firmNameMaxCharacters} caracteres.`)
  .regex(/^\P{Cc}*$/u, 'El nombre no es válido.');

export const firmMemberIdSchema = z.uuid(firmMessages.memberNotFound);
export const firmInvitationIdSchema = z.uuid(firmMessages.invitationNotFound);

export const firmMemberSchema = z.object({
  accountId: z.uuid(),
  name: z.string(),
  /** Only a titular is told. */
  email: z.string().nullable(),
  role: z.enum(firmRoles),
  isMe: z.boolean(),
  joinedAt: z.iso.datetime(),
  /** The causa that a client reads. */
  matterId: z.uuid().nullable(),
  /** Uses that this member has taken this month; null where the reader is no titular, and for a client. */
  used: count.nullable(),
});
export type FirmMember = z.infer<typeof firmMemberSchema>;

export const firmInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(firmRoles),
  matterId: z.uuid().nullable(),
  state: z.enum(invitationStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type FirmInvitation = z.infer<typeof firmInvitationSchema>;

export const firmSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(staffRoles),
  members: z.array(firmMemberSchema),
  /** Those that wait or have expired; empty where the reader is no titular. */
  invitations: z.array(firmInvitationSchema),
  uses: z.object({
    of: z.enum(firmUses),
    /** Last UTC month (`2026-11`) of the uses taken together, where it was chosen that they end; null otherwise. */
    endsAfter: z.string().nullable(),
    /** Of all plans together this month; null where each member has their own. */
    pool: z.object({ limit: count, used: count, remaining: count }).nullable(),
  }),
});
export type Firm = z.infer<typeof firmSchema>;

/** GET /api/firm: `firm` is null for who works in none. */
export const firmResponseSchema = z.object({ firm: firmSchema.nullable() });
export type FirmResponse = z.infer<typeof firmResponseSchema>;

/** POST /api/firm answers 201; 403 `premium_required` for a Free account, 409 `conflict` for who is in one. */
export const createFirmRequestSchema = z.object({ name: firmNameSchema });

/** PATCH /api/firm */
export const changeFirmRequestSchema = z
  .object({ name: firmNameSchema.optional(), uses: z.enum(firmUses).optional() })
  .refine(({ name, uses }) => name !== undefined || uses !== undefined, 'No hay nada que cambiar.');
export type ChangeFirmRequest = z.infer<typeof changeFirmRequestSchema>;

/** POST /api/firm/delete: the firm's name, typed by who ends it. */
export const deleteFirmRequestSchema = z.object({ name: z.string().trim().max(firmNameMaxCharacters) });

/** POST /api/firm/leave and /api/firm/members/:id/remove. Without `handOverTo` the causas go to the titular. */
export const leaveFirmRequestSchema = z.object({ handOverTo: z.uuid(firmMessages.heirNeeded).optional() });
export const leftFirmSchema = z.object({ success: z.literal(true), message: z.string(), mattersHandedOver: count });

/** PATCH /api/firm/members/:id */
export const changeMemberRoleRequestSchema = z.object({ role: z.enum(staffRoles, 'Elegí un rol.') });

/** POST /api/firm/invitations answers 201, the same for an address with an account as for one without. */
export const inviteRequestSchema = z
  .object({
    email: emailSchema,
    role: z.enum(firmRoles, 'Elegí un rol.'),
    matterId: z.uuid(firmMessages.clientMatter).optional(),
  })
  .refine(({ role, matterId }) => (role === 'cliente') === (matterId !== undefined), firmMessages.clientMatter);
export type InviteRequest = z.infer<typeof inviteRequestSchema>;

/** POST /api/firm-invitations/preview and /accept: what the mail's link holds. */
export const invitationTokenRequestSchema = z.object({ token: z.string().trim().min(20).max(100) });

/** What who holds the link may know before signing in. */
export const invitationPreviewSchema = z.object({
  firmName: z.string(),
  /** Null where that account is gone. */
  invitedBy: z.string().nullable(),
  role: z.enum(firmRoles),
  state: z.enum(invitationStates),
  /** `a•••@estudio.example`: enough to know which of one's own addresses it is. */
  address: z.string(),
  expiresAt: z.iso.datetime(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const acceptedInvitationSchema = z.object({
  firmName: z.string(),
  role: z.enum(firmRoles),
  /** The causa that a client reads. */
  matterId: z.uuid().nullable(),
});
export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>;
