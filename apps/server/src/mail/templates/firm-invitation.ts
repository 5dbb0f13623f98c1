import { firmRoleLabels } from '@foja/contracts/firm-words';
import type { ValuesOf } from '../mail.ts';
import { type MailContent, nameOr } from '../mail-content.ts';

export function firmInvitation({
  firmName,
  invitedBy,
  role,
  expiresOn,
  link,
}: ValuesOf<'firm-invitation'>): MailContent {
  const firm = nameOr(firmName, 'un estudio');
  const who = nameOr(invitedBy, 'Una persona del estudio');
  return {
    subject: role === 'cliente' ? 'Un estudio compartió una causa con vos en Foja' : 'Invitación a un estudio en Foja',
    paragraphs: [
      'Hola:',
      role === 'cliente'
        ? `${who} te invitó a leer una causa que ${firm} lleva en Foja.`
        : `${who} te invitó a ser parte de ${firm} en Foja, con el rol ${firmRoleLabels[role]}.`,
      'Para aceptar, iniciá sesión con la cuenta de esta dirección de email. Si todavía no tenés una, podés crearla desde el mismo enlace.',
    ],
    action: { label: 'Ver la invitación', link },
    closing: [
      `El enlace sirve una sola vez y vence el ${expiresOn}.`,
      'Si no esperabas esta invitación, podés ignorar este mensaje.',
    ],
  };
}
