import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent, nameOr } from '../mail-content.ts';

export function matterMention({ firstName, by, link }: ValuesOf<'matter-mention'>): MailContent {
  return {
    subject: 'Te mencionaron en una causa en Foja',
    paragraphs: [
      greeting(firstName),
      `${nameOr(by, 'Una persona de tu estudio')} te mencionó en un comentario. Por el secreto profesional, lo que dice se lee sólo dentro de Foja.`,
    ],
    action: { label: 'Ver el comentario', link },
    closing: [],
  };
}
