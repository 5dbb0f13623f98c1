import { z } from 'zod';

export const asOfMessages = {
  invalid: 'La fecha «Vigente al» no es válida: tiene que ser un día que exista, escrito AAAA-MM-DD.',
  future: 'La fecha «Vigente al» todavía no llegó: lo que va a regir ese día no se puede saber.',
} as const;

/** The civil day whose law is asked for; today's where it is left out. */
export const asOfSchema = z.iso.date(asOfMessages.invalid);
