import type { Reminder, Section } from '../form.ts';
import { ana } from './example-people.ts';

/** Who sends a letter to whom. @param roles how the form names each, with the preposition of a blank. */
export function senderAndRecipient(
  sender: { label: string; of: string },
  recipient: { label: string; of: string },
): Section {
  return {
    title: 'Remitente y destinatario',
    fields: [
      { key: 'lugar', type: 'text', label: 'Lugar', required: true, blank: 'lugar' },
      { key: 'fecha', type: 'date', label: 'Fecha', required: true },
      {
        key: 'remitente',
        type: 'person',
        label: sender.label,
        of: sender.of,
        required: true,
        parts: ['name', 'document', 'address'],
        optionalParts: ['representedBy'],
      },
      {
        key: 'destinatario',
        type: 'person',
        label: recipient.label,
        of: recipient.of,
        required: true,
        parts: ['name', 'address'],
        optionalParts: ['document'],
      },
    ],
  };
}

export const letterReminders: readonly Reminder[] = [
  {
    text: 'Conservá la constancia de imposición y el aviso de recibo: prueban el contenido y la recepción.',
    articles: [],
  },
];

/** The example of who sends, through somebody. */
export const senderExample = { ...ana, representedBy: 'Dra. Julieta Ficticia, apoderada' };

export const letterExample = { lugar: 'Ciudad Autónoma de Buenos Aires', fecha: '2026-11-23' };
