import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';
import { noteParagraphs } from './note-paragraphs.ts';

export function planGranted({ firstName, plan, link, note }: ValuesOf<'plan-granted'>): MailContent {
  return {
    subject: `Tu plan ${plan} de Foja está activo`,
    paragraphs: [
      greeting(firstName),
      `Aceptamos tu solicitud: tu cuenta ya tiene el plan ${plan}.`,
      ...noteParagraphs(note),
    ],
    action: { label: 'Ir a Foja', link },
    closing: [],
  };
}
