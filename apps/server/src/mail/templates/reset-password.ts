import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function resetPassword({ firstName, link }: ValuesOf<'reset-password'>): MailContent {
  return {
    subject: 'Restablecé tu contraseña de Foja',
    paragraphs: [greeting(firstName), 'Recibimos un pedido para restablecer la contraseña de tu cuenta.'],
    action: { label: 'Elegir una contraseña nueva', link },
    closing: [
      'El enlace sirve una sola vez y vence en 1 hora.',
      'Si no lo pediste, podés ignorar este mensaje: tu contraseña no cambia.',
    ],
  };
}
