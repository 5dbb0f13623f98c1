import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function alreadyRegistered({ firstName, link }: ValuesOf<'already-registered'>): MailContent {
  return {
    subject: 'Ya tenés una cuenta en Foja',
    paragraphs: [
      greeting(firstName),
      'Alguien, quizás vos, quiso crear una cuenta en Foja con este email, que ya tiene una. No se creó otra ni cambió nada.',
      'Si fuiste vos, iniciá sesión con tu contraseña. Si no la recordás, podés restablecerla desde la misma pantalla.',
    ],
    action: { label: 'Iniciar sesión', link },
    closing: ['Si no fuiste vos, podés ignorar este mensaje.'],
  };
}
