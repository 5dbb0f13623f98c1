import { errorBodySchema } from '@foja/contracts/errors';
import { z } from 'zod';

/** What every call of administration is filed under in the API's documentation. */
export const tags = ['Administración'];

/** The refusals that every call of administration knows. */
export const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

export const idParams = z.object({ id: z.uuid('No existe lo que se pidió.') });
