import type { Outcome } from '@foja/contracts/outcomes';
import type { BeyondLaw } from '../retrieval/beyond-law/read-beyond-law.ts';
import type { Retrieval } from '../retrieval/retrieval.ts';

export interface Refusal {
  content: string;
  outcome: Outcome;
}

/** What Foja says when there is nothing to found an answer on. It cites nothing. */
export function refuseAnswer(retrieval: Retrieval): Refusal {
  switch (retrieval.decision) {
    case 'nonexistent-reference':
      return { outcome: 'no-match', content: nonexistent(retrieval) };
    case 'source-unavailable':
      return {
        outcome: 'source-unavailable',
        content:
          retrieval.unknownNorms.length > 0
            ? unknownNorms(retrieval.unknownNorms)
            : 'La norma que mencionás existe, pero su texto oficial no está cargado en esta instalación de Foja, así que no puedo responder con su contenido. Podés consultarla en el sitio oficial o preguntarme por el tema con tus palabras.',
      };
    case 'foreign-law':
      return {
        outcome: 'no-match',
        content:
          'La consulta parece referirse al derecho de otro país. Foja responde sobre derecho argentino, y no tengo fuentes para contestarla con fundamento. Si el caso tiene algún punto de contacto con la Argentina (por ejemplo, alguien que vive acá, bienes acá o un contrato que se cumple acá), contámelo y lo busco.',
      };
    case 'prediction':
      return { outcome: 'no-match', content: beyondLaw.forecast };
    case 'beyond-law':
      return { outcome: 'no-match', content: beyondLaw[retrieval.beyondLaw ?? 'knowledge'] };
    case 'norm-silent':
      return {
        outcome: 'no-match',
        content: `No encontré en las fuentes de Foja qué dice ${(retrieval.silentNorms ?? []).join(' ni ')} sobre esto, y prefiero no contestarlo con lo que dice otra norma. Podés consultar el texto oficial, o preguntarme lo mismo sin nombrar la norma.`,
      };
    case 'unclear':
      return {
        outcome: 'no-match',
        content: `No estoy seguro de haber entendido qué necesitás, y prefiero preguntarte antes que contestar otra cosa. ${retrieval.clarification?.question ?? ''}`,
      };
    default:
      return {
        outcome: 'no-match',
        content: retrieval.outsideDomain ? otherDomain(retrieval.outsideDomain.normTitle) : noMatch(retrieval),
      };
  }
}

const beyondLaw: Record<BeyondLaw, string> = {
  advice:
    'Qué te conviene o qué elegir no lo responde una norma, y prefiero no aconsejarte sobre eso. Si querés saber qué efectos le da la ley a cada opción, contame cuáles son y lo busco.',
  price:
    'Foja no tiene precios, sueldos ni tarifas, que cambian y no están en sus fuentes. Si tu consulta es por algo que la ley manda pagar (una indemnización, una multa, un honorario regulado), contame el caso y lo busco.',
  forecast:
    'Foja responde con la ley que rige, y no predice qué se va a sancionar, qué va a decidir un juez ni qué va a pasar. Si querés saber qué dice hoy la ley sobre tu caso, contame qué pasó y lo busco.',
  news: 'Foja responde sobre derecho argentino, y las noticias no están entre sus fuentes. Si querés saber qué dice hoy la ley sobre un tema, preguntame por él.',
  knowledge:
    'Foja responde sobre derecho argentino, y esto no está entre sus fuentes. Si detrás hay un problema legal, contame qué pasó y lo busco.',
  opinion:
    'Foja no opina: dice qué dice la ley. Si querés saber qué permite o qué prohíbe, preguntamelo así y lo busco.',
};

function nonexistent({ nonexistentReferences }: Retrieval): string {
  const [first, ...others] = nonexistentReferences;
  const statement =
    others.length === 0
      ? `La referencia «${first ?? ''}» no existe: la norma no tiene un artículo con ese número.`
      : `Estas referencias no existen: ${nonexistentReferences.map((reference) => `«${reference}»`).join(', ')}. Las normas no tienen artículos con esos números.`;
  return `${statement}\n\nRevisá el número o la norma, o contame el problema con tus palabras y busco qué artículos lo tratan.`;
}

function unknownNorms(named: readonly string[]): string {
  const norms = named.map((norm) => `«${norm}»`).join(', ');
  const statement =
    named.length === 1
      ? `${norms} no está entre las normas que tiene esta instalación de Foja: no puedo confirmar que exista ni responder con su contenido.`
      : `${norms} no están entre las normas que tiene esta instalación de Foja: no puedo confirmar que existan ni responder con su contenido.`;
  return `${statement}\n\nRevisá el nombre o el número, consultá el sitio oficial de InfoLEG o contame el problema con tus palabras y busco qué artículos lo tratan.`;
}

function otherDomain(normTitle: string): string {
  return `Esta consulta parece corresponder a otra área: ${withArticle(normTitle)}. El dominio elegido, Derecho Civil y Comercial, no la abarca, así que prefiero no contestarla con artículos que no son los que la rigen. Esa norma está en el dominio «Todas las áreas del derecho», que es parte de Premium.`;
}

/** "la Ley 20.744", "el Código Penal": norms are named with their article within a sentence. */
function withArticle(normTitle: string): string {
  if (/^(?:Ley|Constitución|Convención|Declaración)\b/.test(normTitle)) return `la ${normTitle}`;
  return /^(?:Código|Decreto|Pacto|Protocolo|Régimen|Reglamento|DNU)\b/.test(normTitle) ? `el ${normTitle}` : normTitle;
}

function noMatch({ nearestTopics, clarification }: Retrieval): string {
  const next =
    clarification !== null
      ? 'Si es una de las preguntas que te ofrezco, elegila y te contesto.'
      : nearestTopics.length > 0
        ? 'Si tu caso se parece a alguno de los temas cercanos que te ofrezco, preguntame por él.'
        : 'Probá contarme qué pasó, con quién y cuándo, con otras palabras.';
  return `No encontré en las fuentes de Foja ninguna norma que responda esta consulta, así que prefiero no contestarla sin fundamento. ${next}`;
}
