import type { AppealDeadline } from '@foja/contracts/generators/sentence-analysis';
import type { RulingInstance } from '@foja/contracts/generators/sentence-terms';

/** Which procedural law a ruling's deadlines come from. */
export type Procedure = 'national-civil' | 'national-labour' | 'amparo' | 'criminal' | 'provincial' | 'unknown';

/** A deadline as the law has it; whether the ruling is one that it applies to is what `dependsOn` says. */
export interface LawDeadline extends Omit<AppealDeadline, 'mark' | 'due'> {
  procedures: readonly Procedure[];
  instances: readonly RulingInstance[];
}

const fromNotice = 'Desde la notificación, sin contar ese día ni los inhábiles';

/**
 * Time limits to challenge a ruling, each read in its article's text in force. Nothing is here for the criminal courts or the
 * provinces, whose rules depend on codes that are not in the corpus.
 */
export const lawDeadlines: readonly LawDeadline[] = [
  {
    remedy: 'Recurso de apelación contra la sentencia',
    term: '5 días hábiles',
    startsFrom: fromNotice,
    dependsOn:
      'Es el plazo general. En el juicio sumarísimo todos los plazos son de 3 días, salvo excepciones. No se puede apelar cuando el monto cuestionado es menor que el mínimo legal, salvo en alimentos, desalojo, sanciones procesales y honorarios.',
    articles: ['cpccn:244', 'cpccn:242', 'cpccn:498', 'cpccn:156'],
    procedures: ['national-civil', 'unknown'],
    instances: ['first'],
  },
  {
    remedy: 'Expresión de agravios',
    term: '10 días hábiles',
    startsFrom: 'Desde que se notifica que el expediente está en la oficina de la cámara',
    dependsOn: 'Si el proceso es ordinario y la apelación se concedió libremente.',
    articles: ['cpccn:259', 'cpccn:265', 'cpccn:266'],
    procedures: ['national-civil', 'unknown'],
    instances: ['first'],
  },
  {
    remedy: 'Memorial de la apelación en relación',
    term: '5 días hábiles',
    startsFrom: 'Desde la notificación de la providencia que concede el recurso',
    dependsOn: 'Si la apelación se concedió en relación y sin efecto diferido.',
    articles: ['cpccn:246'],
    procedures: ['national-civil', 'unknown'],
    instances: ['first'],
  },
  {
    remedy: 'Aclaratoria',
    term: '3 días hábiles',
    startsFrom: 'Desde la notificación',
    dependsOn:
      'Para corregir errores materiales, aclarar conceptos oscuros o suplir omisiones sobre lo pedido y discutido.',
    articles: ['cpccn:166'],
    procedures: ['national-civil', 'unknown'],
    instances: ['first'],
  },
  {
    remedy: 'Apelación de honorarios',
    term: '5 días hábiles',
    startsFrom: 'Desde la notificación de la regulación',
    dependsOn: 'Si la sentencia regula honorarios. Se puede fundar en el mismo escrito.',
    articles: ['cpccn:244'],
    procedures: ['national-civil', 'unknown'],
    instances: ['first'],
  },
  {
    remedy: 'Apelación de la sentencia definitiva, con expresión de agravios',
    term: '6 días hábiles',
    startsFrom: 'Desde la notificación',
    dependsOn:
      'Los agravios se expresan en el mismo plazo. La apelación por debajo del monto mínimo no procede, salvo en los casos que la ley enumera.',
    articles: ['ley-18345:116', 'ley-18345:106', 'ley-18345:108'],
    procedures: ['national-labour'],
    instances: ['first'],
  },
  {
    remedy: 'Apelación de la sentencia de amparo',
    term: '48 horas',
    startsFrom: 'Desde la notificación de la resolución',
    dependsOn: 'Si rige la ley nacional de amparo. El recurso se presenta fundado.',
    articles: ['ley-16986:15'],
    procedures: ['amparo'],
    instances: ['first'],
  },
  {
    remedy: 'Recurso extraordinario federal',
    term: '10 días hábiles',
    startsFrom: 'Desde la notificación, ante el mismo tribunal que dictó la sentencia',
    dependsOn: 'Si hay una cuestión federal y la sentencia es del superior tribunal de la causa. Se presenta fundado.',
    articles: ['cpccn:257'],
    procedures: ['national-civil', 'national-labour', 'amparo', 'unknown'],
    instances: ['appeal'],
  },
  {
    remedy: 'Recurso extraordinario federal',
    term: '10 días hábiles',
    startsFrom: 'Desde la notificación, ante el mismo tribunal que dictó la sentencia',
    dependsOn:
      'Si hay una cuestión federal. Los recursos de la provincia son los de su propio código, que no está en nuestro corpus.',
    articles: ['cpccn:257'],
    procedures: ['provincial'],
    instances: ['supreme'],
  },
  {
    remedy: 'Queja por denegación del recurso extraordinario',
    term: '5 días hábiles',
    startsFrom: 'Desde la notificación de la denegatoria',
    dependsOn: 'Si el tribunal no concede el recurso extraordinario. El plazo se amplía por la distancia.',
    articles: ['cpccn:282', 'cpccn:285'],
    procedures: ['national-civil', 'national-labour', 'amparo', 'unknown'],
    instances: ['appeal'],
  },
];

/** The deadlines for a ruling of this instance, with their last day where it is known; where the procedure is not known they are marked as to be judged. */
export function deadlinesFor(
  procedure: Procedure,
  instance: RulingInstance,
  dueDay: (remedy: string) => AppealDeadline['due'],
): AppealDeadline[] {
  return lawDeadlines
    .filter(({ instances, procedures }) => procedures.includes(procedure) && instances.includes(instance))
    .map(({ articles, dependsOn, remedy, startsFrom, term }) => ({
      remedy,
      term,
      startsFrom,
      dependsOn,
      due: dueDay(remedy),
      articles,
      mark: procedure === 'unknown' ? 'to-judge' : 'inferred',
    }));
}
