import { doneResponseSchema } from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { firmMessages } from '@foja/contracts/firm-words';
import {
  acceptedInvitationSchema,
  changeFirmRequestSchema,
  changeMemberRoleRequestSchema,
  createFirmRequestSchema,
  deleteFirmRequestSchema,
  firmInvitationIdSchema,
  firmInvitationSchema,
  firmMemberIdSchema,
  firmResponseSchema,
  invitationPreviewSchema,
  invitationTokenRequestSchema,
  inviteRequestSchema,
  leaveFirmRequestSchema,
  leftFirmSchema,
} from '@foja/contracts/firms';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userFrom } from '../accounts/identify-actor.ts';
import { acceptInvitation, previewInvitation } from './accept-invitation.ts';
import { changeFirm } from './change-firm.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { createFirm } from './create-firm.ts';
import { deleteFirm } from './delete-firm.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { inviteMember } from './invite-member.ts';
import { leaveFirm } from './leave-firm.ts';
import { readFirm } from './read-firm.ts';
import { removeMember } from './remove-member.ts';

const tags = ['Estudio'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const ofFirm = { ...refusals, 404: errorBodySchema };
const refusedChange = { ...ofFirm, 409: errorBodySchema };
const memberParams = z.object({ id: firmMemberIdSchema });
const invitationParams = z.object({ id: firmInvitationIdSchema });

/** A firm: who is in it, who is asked into it, whose uses its work takes, and its end. */
export function firmsRoutes(deps: FirmsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    // Answers hold names and addresses.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const onRequest = requireUser(deps);

    app.get(
      routes.firm,
      { onRequest, schema: { tags, summary: 'Mi estudio', response: { 200: firmResponseSchema, ...refusals } } },
      async (request) => ({ firm: await readFirm(deps, userFrom(request)) }),
    );
    app.post(
      routes.firm,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Crear un estudio',
          body: createFirmRequestSchema,
          response: { 201: firmResponseSchema, ...refusals, 409: errorBodySchema },
        },
      },
      async (request, reply) => {
        await createFirm(deps, userFrom(request), request.body.name);
        return reply.status(201).send({ firm: await readFirm(deps, userFrom(request)) });
      },
    );
    app.patch(
      routes.firm,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cambiar el nombre del estudio, o de quién son los usos',
          body: changeFirmRequestSchema,
          response: { 200: firmResponseSchema, ...ofFirm },
        },
      },
      async (request) => {
        await changeFirm(deps, userFrom(request), request.body);
        return { firm: await readFirm(deps, userFrom(request)) };
      },
    );
    app.post(
      routes.firmDelete,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar el estudio',
          body: deleteFirmRequestSchema,
          response: { 200: doneResponseSchema, ...refusedChange },
        },
      },
      async (request) => {
        await deleteFirm(deps, userFrom(request), request.body.name);
        return { success: true as const, message: firmMessages.deleted };
      },
    );
    app.post(
      routes.firmLeave,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Salir del estudio',
          body: leaveFirmRequestSchema,
          response: { 200: leftFirmSchema, ...refusedChange },
        },
      },
      async (request) => {
        const mattersHandedOver = await leaveFirm(deps, userFrom(request), request.body.handOverTo);
        return { success: true as const, message: firmMessages.left, mattersHandedOver };
      },
    );
    app.patch(
      routes.firmMember(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cambiar el rol de un integrante',
          params: memberParams,
          body: changeMemberRoleRequestSchema,
          response: { 200: firmResponseSchema, ...refusedChange },
        },
      },
      async (request) => {
        await changeMemberRole(deps, userFrom(request), request.params.id, request.body.role);
        return { firm: await readFirm(deps, userFrom(request)) };
      },
    );
    app.post(
      routes.firmMemberRemove(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Quitar a un integrante del estudio',
          params: memberParams,
          body: leaveFirmRequestSchema,
          response: { 200: leftFirmSchema, ...refusedChange },
        },
      },
      async (request) => {
        const { id } = request.params;
        const mattersHandedOver = await removeMember(deps, userFrom(request), id, request.body.handOverTo);
        return { success: true as const, message: firmMessages.removed, mattersHandedOver };
      },
    );
    app.post(
      routes.firmInvitations,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Invitar a alguien al estudio, o a un cliente a una causa',
          body: inviteRequestSchema,
          response: { 201: firmInvitationSchema, ...refusedChange, 429: errorBodySchema },
        },
      },
      async (request, reply) => reply.status(201).send(await inviteMember(deps, userFrom(request), request.body)),
    );
    app.post(
      routes.firmInvitationResend(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Reenviar una invitación',
          params: invitationParams,
          response: { 200: firmInvitationSchema, ...ofFirm, 429: errorBodySchema },
        },
      },
      (request) => resendInvitation(deps, userFrom(request), request.params.id),
    );
    app.delete(
      routes.firmInvitation(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Anular una invitación',
          params: invitationParams,
          response: { 200: doneResponseSchema, ...ofFirm },
        },
      },
      async (request) => {
        await revokeInvitation(deps, userFrom(request), request.params.id);
        return { success: true as const, message: firmMessages.revoked };
      },
    );
    app.post(
      routes.invitationPreview,
      {
        schema: {
          tags,
          summary: 'Qué ofrece una invitación',
          body: invitationTokenRequestSchema,
          response: { 200: invitationPreviewSchema, 400: errorBodySchema, 404: errorBodySchema },
        },
      },
      (request) => previewInvitation(deps, request.body.token),
    );
    app.post(
      routes.invitationAccept,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Aceptar una invitación',
          body: invitationTokenRequestSchema,
          response: { 200: acceptedInvitationSchema, ...refusedChange },
        },
      },
      (request) => acceptInvitation(deps, userFrom(request), request.body.token),
    );
  };
}
