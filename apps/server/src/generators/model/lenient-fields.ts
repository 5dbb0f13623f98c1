import { z } from 'zod';

/** A text that a model may leave out, leave empty or give as null. */
export const said = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text?.trim() || null);

/** What a model says of something, with the words of the text behind it. */
export const reading = z.object({ text: said, quote: said });

/** A list of which items that cannot be read are left out. That there is a list is required, unless it is caught. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.array(item.nullable().catch(null)).transform((items) => items.filter((one) => one !== null));
