import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function trialEnding({ firstName, endsOn, link }: ValuesOf<'trial-ending'>): MailContent {
  return {
    subject: 'Tu prueba de Foja Premium está por terminar',
    paragraphs: [
      greeting(firstName),
      `Tu prueba gratuita de Premium termina el ${endsOn}. Después tu cuenta vuelve sola al plan Free, sin ningún cargo, y conservás todo lo tuyo.`,
      'Si querés seguir con Premium, podés elegir tu plan cuando quieras.',
    ],
    action: { label: 'Ver los planes', link },
    closing: [],
  };
}
