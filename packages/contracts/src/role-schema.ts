import { z } from 'zod';
import { roles } from './roles.ts';

/** Apart from the roles themselves: the screens that everybody loads first do without a validator. */
export const roleSchema = z.enum(roles);
