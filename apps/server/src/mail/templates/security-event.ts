import type { SecurityEvent, ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

interface Told {
  subject: string;
  what: string;
  /** What to do, or not, by whose doing it was. */
  otherwise: string;
  action: string;
}

const changePassword =
  'Si fuiste vos, no hace falta que hagas nada. Si no fuiste vos, cambiá tu contraseña y cerrá las sesiones que no reconozcas.';
const reviewAccount = 'Revisar mi cuenta';

const told: Record<SecurityEvent, Told> = {
  'second-factor-enabled': {
    subject: 'Activaste la verificación en dos pasos de Foja',
    what: 'Desde ahora, para iniciar sesión en tu cuenta hace falta también un código. Las demás sesiones se cerraron.',
    otherwise: 'Si fuiste vos, no hace falta que hagas nada. Si no fuiste vos, escribinos: alguien usó tu cuenta.',
    action: reviewAccount,
  },
  'second-factor-disabled': {
    subject: 'Se desactivó la verificación en dos pasos de Foja',
    what: 'La verificación en dos pasos de tu cuenta se desactivó con tu contraseña y un código.',
    otherwise: changePassword,
    action: reviewAccount,
  },
  'second-factor-removed': {
    subject: 'Se quitó la verificación en dos pasos de Foja',
    what: 'Una persona de la administración quitó la verificación en dos pasos de tu cuenta y cerró tus sesiones. Podés entrar con tu contraseña y activarla otra vez desde tu perfil.',
    otherwise: 'Si no lo pediste, escribinos y cambiá tu contraseña.',
    action: reviewAccount,
  },
  'recovery-codes-renewed': {
    subject: 'Tus códigos de recuperación de Foja cambiaron',
    what: 'Se generaron códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    otherwise: changePassword,
    action: reviewAccount,
  },
  'recovery-code-used': {
    subject: 'Se usó un código de recuperación de Foja',
    what: 'Se usó uno de los códigos de recuperación de tu cuenta. Ese código ya no sirve.',
    otherwise: changePassword,
    action: reviewAccount,
  },
  'new-device': {
    subject: 'Inicio de sesión en un dispositivo nuevo',
    what: 'Se inició sesión en tu cuenta de Foja en un dispositivo donde no lo habías hecho.',
    otherwise: changePassword,
    action: reviewAccount,
  },
  'session-copied': {
    subject: 'Cerramos una sesión de tu cuenta de Foja',
    what: 'Una sesión de tu cuenta se usó dos veces de un modo que solo se explica si alguien la copió. La cerramos: para seguir, iniciá sesión otra vez.',
    otherwise: 'Si no reconocés el dispositivo, cambiá tu contraseña.',
    action: reviewAccount,
  },
  'api-key-created': {
    subject: 'Se creó una clave de API en tu cuenta de Foja',
    what: 'Con esa clave, un programa puede usar Foja en tu nombre y gastar los usos de tu plan.',
    otherwise:
      'Si fuiste vos, no hace falta que hagas nada. Si no fuiste vos, revocá todas las claves desde tu perfil y cambiá tu contraseña.',
    action: 'Revisar mis claves',
  },
  'wrong-codes': {
    subject: 'Códigos incorrectos en tu cuenta de Foja',
    what: 'Alguien escribió tu contraseña y después varios códigos incorrectos. No pudo entrar.',
    otherwise:
      'Si fuiste vos, probá con un código de recuperación. Si no fuiste vos, tu contraseña ya no es secreta: cambiala.',
    action: 'Cambiar la contraseña',
  },
};

/** Tells a person what happened to the security of their account. The device is what the browser says of itself. */
export function securityEvent({ firstName, event, device, link }: ValuesOf<'security-event'>): MailContent {
  const { subject, what, otherwise, action } = told[event];
  return {
    subject,
    paragraphs: [greeting(firstName), what, ...(device ? [`Dispositivo: ${device}.`] : [])],
    action: { label: action, link },
    closing: [otherwise],
  };
}
