import type { ValuesOf } from '../mail.ts';
import { greeting, type MailContent } from '../mail-content.ts';

export function agendaChanged({ firstName, lines, link }: ValuesOf<'agenda-changed'>): MailContent {
  return {
    subject:
      lines.length === 1 ? 'Cambió un vencimiento de tu agenda' : `Cambiaron ${lines.length} vencimientos de tu agenda`,
    paragraphs: [
      greeting(firstName),
      'Cambiaron el calendario o las reglas con que se cuentan los plazos, y Foja volvió a calcular los tuyos:',
      lines.join('\n'),
      'Controlá cada uno en su cuenta, día por día, antes de confiar en él.',
    ],
    action: { label: 'Abrir la agenda', link },
    closing: [],
  };
}
