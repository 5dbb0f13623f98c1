import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent, nameOr } from '../mail-content.ts';

/** To who was removed from a firm, or whose firm ended. */
export function firmLeft({ firstName, firmName, link }: ValuesOf<'firm-left'>): MailContent {
  return {
    subject: 'Ya no sos parte de un estudio en Foja',
    paragraphs: [
      greeting(firstName),
      `Desde ahora no sos parte de ${nameOr(firmName, 'tu estudio')} en Foja, y ya no ves sus causas. Tu cuenta y lo que no compartiste siguen como estaban.`,
    ],
    action: { label: 'Ir a Foja', link },
    closing: ['Si creés que es un error, hablá con el estudio.'],
  };
}
