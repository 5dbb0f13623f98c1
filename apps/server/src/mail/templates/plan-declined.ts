import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';
import { noteParagraphs } from './note-paragraphs.ts';

export function planDeclined({ firstName, plan, link, note }: ValuesOf<'plan-declined'>): MailContent {
  return {
    subject: `Tu solicitud del plan ${plan} de Foja`,
    paragraphs: [
      greeting(firstName),
      `Por ahora no pudimos darte el plan ${plan}. Tu cuenta sigue como estaba.`,
      ...noteParagraphs(note),
    ],
    action: { label: 'Ver los planes', link },
    closing: [],
  };
}
