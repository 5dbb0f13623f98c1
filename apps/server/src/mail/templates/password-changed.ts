import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function passwordChanged({ firstName, link }: ValuesOf<'password-changed'>): MailContent {
  return {
    subject: 'Tu contraseña de Foja cambió',
    paragraphs: [
      greeting(firstName),
      'La contraseña de tu cuenta se cambió recién y las demás sesiones se cerraron. Si fuiste vos, no hace falta que hagas nada.',
      'Si no fuiste vos, restablecé la contraseña ahora mismo.',
    ],
    action: { label: 'Restablecer la contraseña', link },
    closing: [],
  };
}
