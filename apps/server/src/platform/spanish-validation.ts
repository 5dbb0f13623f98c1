import { z } from 'zod';

const { localeError } = z.locales.es();

/** What a text of each format is, in the words that end "se espera…". */
const formats: Record<string, string> = {
  date: 'un día que exista, escrito AAAA-MM-DD',
  datetime: 'un día y una hora, escritos como 2026-05-04T10:30:00Z',
  time: 'una hora, escrita HH:MM',
  email: 'una dirección de correo electrónico',
  url: 'una dirección completa, como https://foja.example',
  uuid: 'un identificador (UUID)',
};

/** Validation speaks Spanish from here on, in the whole process; a value is told by its name. */
export function speakSpanishInValidation(): void {
  z.config({
    localeError: (issue) => {
      const name = issue.path?.join('.');
      if (issue.code === 'invalid_type' && issue.input === undefined && name) return `Falta el dato «${name}».`;
      const format = issue.code === 'invalid_format' ? formats[issue.format] : undefined;
      if (format === undefined) return localeError(issue);
      return name ? `El dato «${name}» no es válido: se espera ${format}.` : `Se espera ${format}.`;
    },
  });
}
