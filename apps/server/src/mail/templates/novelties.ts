import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function novelties({ firstName, lines, link }: ValuesOf<'novelties'>): MailContent {
  return {
    subject: lines.length === 1 ? 'Una novedad para tus escritos' : `${lines.length} novedades para tus escritos`,
    paragraphs: [greeting(firstName), 'En lo que citás y en lo que seguís hay novedades:', lines.join('\n')],
    action: { label: 'Ver las novedades', link },
    closing: ['Este mail se apaga en Novedades.'],
  };
}
