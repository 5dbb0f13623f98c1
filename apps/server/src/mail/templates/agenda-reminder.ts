import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function agendaReminder({ firstName, lines, link }: ValuesOf<'agenda-reminder'>): MailContent {
  return {
    subject:
      lines.length === 1 ? 'Recordatorio de tu agenda en Foja' : `${lines.length} recordatorios de tu agenda en Foja`,
    paragraphs: [greeting(firstName), 'En tu agenda hay:', lines.join('\n')],
    action: { label: 'Abrir la agenda', link },
    closing: [
      'Qué días se avisa, y si el mail dice el título de cada cosa, se elige en la agenda, en Avisos y calendario.',
    ],
  };
}
