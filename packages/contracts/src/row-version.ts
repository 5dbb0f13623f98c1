import { z } from 'zod';

/** The database counts versions in 32 bits, and one more has to fit. */
const versionMax = 2 ** 31 - 2;

/** Which version of something was read: whoever saves it says over which one. */
export const versionSchema = z.number().int().positive().max(versionMax);
