import { anonymizedSchema } from '@foja/contracts/anonymization';
import { anonymizeTextMaxCharacters, personalDataTypes } from '@foja/contracts/anonymization-calls';
import { applicationId } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const anonymizeTool = defineTool({
  name: 'anonimizar',
  title: 'Anonimizar',
  description:
    'Cambia nombres, documentos, domicilios y demás datos personales de un texto por marcadores. El texto pasa por el servidor de Foja, que no lo guarda; los datos originales no vuelven en la respuesta. No gasta usos.',
  input: z.object({ texto: z.string().min(1).max(anonymizeTextMaxCharacters) }),
  output: z.object({
    texto_anonimizado: z.string(),
    reemplazos: z.array(
      z.object({
        marcador: z.string(),
        tipo: z.enum(personalDataTypes),
        inicio: z.number().int(),
        fin: z.number().int(),
      }),
    ),
  }),
  async run(api, { texto }) {
    const anonymized = await api.post(routes.anonymizeText, { text: texto, applicationId }, anonymizedSchema);
    return {
      texto_anonimizado: anonymized.anonymized_text,
      reemplazos: anonymized.replacements.map(({ placeholder, type, start, end }) => ({
        marcador: placeholder,
        tipo: type,
        inicio: start,
        fin: end,
      })),
    };
  },
});
