import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function confirmEmail({ firstName, link }: ValuesOf<'confirm-email'>): MailContent {
  return {
    subject: 'Confirmá tu email en Foja',
    paragraphs: [greeting(firstName), 'Gracias por registrarte en Foja. Para activar tu cuenta, confirmá tu email.'],
    action: { label: 'Confirmar mi email', link },
    closing: [
      'El enlace sirve una sola vez y vence en 24 horas.',
      'Si no creaste una cuenta en Foja, podés ignorar este mensaje.',
    ],
  };
}
