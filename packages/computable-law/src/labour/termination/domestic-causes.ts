import { refuse } from '../../core/refusal.ts';
import type { CitationKey } from '../../core/result.ts';
import { type CauseId, causes } from './termination-case.ts';

/** What ley 26.844 gives for a way of ending. */
export interface DomesticCause {
  /** Part of the indemnity of its article 48. */
  share: 'full' | 'half' | 'none';
  /** Whether notice (42, 43) and the rest of the month (44) are owed where none was given. */
  owesNotice: boolean;
  /** Whether the year of pay of its article 41 is added. */
  isProtected: boolean;
  /** Whether a party puts the end, so that the trial period of its article 7 frees from it. */
  trialFrees: boolean;
  /** The article of this way of ending. */
  article: CitationKey;
  /** What to know beside the figures. */
  note?: string;
}

const dismissal = { share: 'full', owesNotice: true, isProtected: false, trialFrees: true } as const;
const half = { share: 'half', owesNotice: false, isProtected: false, trialFrees: false } as const;
const nothing = { share: 'none', owesNotice: false, isProtected: false, trialFrees: true } as const;

const domesticCauses: Partial<Record<CauseId, DomesticCause>> = {
  'sin-causa': { ...dismissal, article: 'ley-26844:48' },
  'despido-indirecto': { ...dismissal, article: 'ley-26844:49' },
  'periodo-de-prueba': { ...dismissal, article: 'ley-26844:7' },
  embarazo: {
    ...dismissal,
    isProtected: true,
    article: 'ley-26844:41',
    note: 'Se presume si el despido ocurre dentro de los siete meses y medio anteriores o posteriores al parto y se notificó el embarazo (ley 26.844, artículo 40).',
  },
  matrimonio: {
    ...dismissal,
    isProtected: true,
    article: 'ley-26844:41',
    note: 'Exige haber notificado el matrimonio, y el despido entre tres meses antes y seis después (ley 26.844, artículo 41).',
  },
  muerte: {
    ...half,
    article: 'ley-26844:46',
    note: 'La cobran los causahabientes en el orden de la ley previsional, además de lo que den otros regímenes (ley 26.844, artículo 46 c).',
  },
  'muerte-del-empleador': {
    ...half,
    article: 'ley-26844:46',
    note: 'Lo mismo corresponde si murió la persona a la que se cuidaba. Si el trabajo sigue más de treinta días corridos para la familia, es el mismo contrato y conserva su antigüedad (ley 26.844, artículo 46 e y f).',
  },
  renuncia: {
    ...nothing,
    article: 'ley-26844:46',
    note: 'Se renuncia por telegrama o carta documento, que son gratuitos, o ante la autoridad del trabajo, con diez días de preaviso (ley 26.844, artículos 42 y 46 b).',
  },
  'mutuo-acuerdo': {
    ...nothing,
    article: 'ley-26844:46',
    note: 'El acuerdo sólo se puede firmar ante la autoridad judicial o administrativa (ley 26.844, artículo 46 a); lo que se pacte por la salida se suma.',
  },
  'con-causa': {
    ...nothing,
    article: 'ley-26844:46',
    note: 'Si la injuria grave no se prueba, corresponde lo del despido sin causa (ley 26.844, artículos 46 h y 48).',
  },
  abandono: {
    ...nothing,
    article: 'ley-26844:46',
    note: 'Sin una intimación fehaciente de al menos dos días hábiles no hay abandono (ley 26.844, artículo 46 i).',
  },
  jubilacion: {
    ...nothing,
    article: 'ley-26844:46',
    note: 'Se aplican los artículos 252 y 253 de la LCT: intimación y un año de espera (ley 26.844, artículo 46 d).',
  },
};

const sentToLct: readonly CauseId[] = ['incapacidad-absoluta', 'incapacidad-sin-tareas', 'incapacidad-sin-reubicacion'];

/**
 * What ley 26.844 gives for this way of ending.
 * @throws RefusedComputation where the statute does not have it, or sends to amounts of another
 */
export function domesticCauseOf(cause: CauseId): DomesticCause {
  const own = domesticCauses[cause];
  if (own !== undefined) return own;
  const { label } = causes[cause];
  return sentToLct.includes(cause)
    ? refuse(
        'not-sourced',
        'cause',
        'ley 26.844, artículo 46 j',
        `${label}: el artículo 46 j de la ley 26.844 remite al 212 de la LCT, y qué base usa se discute: no se calcula acá.`,
      )
    : refuse('outside-scope', 'cause', 'ley 26.844', `La ley 26.844, de casas particulares, no prevé: ${label}.`);
}
