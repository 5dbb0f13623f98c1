import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { StoryDate } from '@foja/legal-text/story-dates';
import type { Clause, Story } from '../story/read-story.ts';

/** What a guide's period counts from, and the folded words by which people tell that. */
const starts: readonly { names: RegExp; tells: RegExp }[] = [
  { names: /divorcio/, tells: /divorci|sentencia/ },
  { names: /convivencia/, tells: /separ|se fue|me fui|termin|dejamos de vivir/ },
  { names: /asamblea/, tells: /asamblea|votaron|reunion/ },
  { names: /muerte|sucesion|causante|aceptar la herencia|conviviente/, tells: /muri|fallec|muerte|difunt/ },
  { names: /entrega|garantia legal|consumidor|arrepentirse/, tells: /compr|entreg|recib|llego|llegaron|trajeron/ },
  {
    names: /creditos laborales|laboral|trabajador|lct/,
    tells:
      /despid|echaron|\becho\b|prescind|desvincul|telegrama|renunci|me fui|dejaron de pagar|no (me |nos )?(pag|deposit)|deben|debe el|sancion|suspend|no me dejaron entrar/,
  },
  {
    names: /danos|responsabilidad civil|falta de reconocimiento|vida|incapacidad|prestacion/,
    tells:
      /choc|\bcai\b|me cai|caimos|resbal|tropec|accident|oper|intern|mord|golp|public|romp|quem|atropell|inund|rob[oa]|llevo puesto|lastim|quebr|fractur|embisti|explot|cayo|desplom|hizo|paso|ocurri|nacio|difund|filtr|agua|agred|peg/,
  },
  { names: /seguro|siniestro/, tells: /rob|choc|siniestro|incendi|muri|fallec|rechaz|granizo|accident|denunci/ },
  { names: /transporte|recepcion/, tells: /viaj|cai|choc|fren|lleg|mudanza|flete|entreg|colectivo|micro|avion/ },
  {
    names: /notifica|citacion|condena|intimacion|sancion|demanda/,
    tells: /lleg|notific|cedula|recib|telegrama|carta documento|intim|sancion|suspend/,
  },
  { names: /liquidacion|resumen/, tells: /resumen|liquidacion|vi |lleg|aparec/ },
  {
    names: /vicios|defecto|deficiencias|ruina/,
    tells: /rompi|dejo de|fall|aparec|mecanico|grieta|raja|gotea/,
  },
  {
    names: /acto|nulidad|revision|engano|donante|donacion/,
    tells: /firm|hicieron firmar|vend|don[oe]|escritur|me entere|descubr|supe/,
  },
  { names: /posesorias/, tells: /entr|met|ocup|usurp|invad|saco|alambr/ },
  { names: /acta de cierre|mediacion/, tells: /mediacion|acta/ },
];

/** What is told of most debts and breaches: they fell due. */
const due =
  /\b(prest|venc|entreg|devolv|deposit|termin|no (me |nos |le |les )?(pag|devolv|cumpl|entreg|hiz)|dejo de|dejaron de|cancel|incumpl|pague|pagamos|transfer|compr|contrat|cobr|debit|factur|sucedi|paso|rechaz|neg)/;

const eventScore = 3;
const dueScore = 1;
const ongoingScore = -2;
const proofListScore = -2;

/** A period that names its start ("desde la asamblea") counts from no other. */
const namesItsStart = /\bdesde (la|el|que|las|los)\b/;

/** Whether the words around a time tell the event from which such a period runs, and not merely a debt or a breach. */
export function tellsStart(story: Story, date: StoryDate, limitation: string): boolean {
  const named = foldInPlace(limitation);
  const words = clauseAt(story, date)?.folded ?? '';
  return starts.some(({ names, tells }) => names.test(named) && tells.test(words));
}

/**
 * The time of the story that a period counts from; the earliest of equals, as the cautious count it. Null where the story
 * tells none that may be it.
 */
export function findStart(story: Story, dates: readonly StoryDate[], limitation: string): StoryDate | null {
  const named = foldInPlace(limitation);
  const events = starts.filter(({ names }) => names.test(named));
  // One long clause may hold many dates; it is read once.
  const worths = new Map<string, number>();
  const worthOfWords = (words: string) => {
    const known = worths.get(words);
    if (known !== undefined) return known;
    const told = events.some(({ tells }) => tells.test(words)) ? eventScore : due.test(words) ? dueScore : 0;
    worths.set(words, told);
    return told;
  };
  const worth = (date: StoryDate) => {
    const clause = clauseAt(story, date);
    const words = clause?.folded ?? '';
    return worthOfWords(words) + (date.isOngoing ? ongoingScore : 0) + (clause?.listsProofs ? proofListScore : 0);
  };
  const minScore = events.length > 0 && namesItsStart.test(named) ? eventScore + proofListScore : 0;
  const [best] = dates
    .map((date) => ({ date, worth: worth(date) }))
    .filter((candidate) => candidate.worth >= minScore)
    .sort((left, right) => right.worth - left.worth || left.date.from.localeCompare(right.date.from));
  return best?.date ?? null;
}

/** The clause that holds a time, also where it is told beside the fact ("hace un mes, me chocaron"). */
export function clauseAt(story: Story, { start, end }: Pick<StoryDate, 'start' | 'end'>): Clause | undefined {
  const at = story.clauses.findIndex((clause) => clause.start <= start && end <= clause.end);
  const clause = story.clauses[at];
  const next = story.clauses[at + 1];
  const isAlone = clause !== undefined && clause.terms.size <= 3 && next !== undefined && next.quote === clause.quote;
  return isAlone ? { ...clause, folded: `${clause.folded} ${next.folded}` } : clause;
}
