import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import type { KnownFact, QuestionPart } from '../../../understanding/understood-question.ts';
import { fractionsIn } from '../fractions-in.ts';
import { deniedTerms } from '../polarity.ts';
import { readSentenceFacts } from '../sentence-facts.ts';
import { type AskedProposition, isTelling, propositionOf, tellingTerms } from './asked-proposition.ts';

type Reply = 'Sí' | 'No' | 'Sí, con condiciones';

/** What a verdict is drawn from, besides the sentence that was found. */
interface Told {
  text: string;
  parts: readonly QuestionPart[];
  /** With the only duration and share that were told. */
  facts: readonly KnownFact[];
}

/**
 * Whether what is asked is so, where the rule that answers it and what was told decide it; else null. It errs on the side of saying only the rule.
 * @param sentence of the rule, without the articles that it stands on
 * @param isOfFacts it is said just for the facts that were told
 */
export function verdictOf(told: Told, sentence: string, isOfFacts: boolean): Reply | null {
  // What another part asks first is no yes and no no.
  if (told.parts[0]?.asks.includes('yes-no') !== true) return null;
  const propositions = told.parts.flatMap((part) => propositionOf(part, told.text) ?? []);
  const [asked, ...others] = propositions;
  if (asked === undefined || others.length > 0) return null;
  const rule = readRule(sentence, told);
  for (const judge of judges) {
    const reply = judge(asked, rule, told, isOfFacts);
    if (reply !== null) return reply;
  }
  return null;
}

interface Rule {
  whole: string;
  /** What it says without reserve, after a condition that was told to be met; empty where the condition was not. */
  main: string;
  /** It holds only under a condition, or but for an exception. */
  isLimited: boolean;
  quantities: readonly Quantity[];
}

type Judge = (asked: AskedProposition, rule: Rule, told: Told, isOfFacts: boolean) => Reply | null;

const leadingCondition =
  /^(?:si|con|sin|cuando|a falta de|en ausencia de|en|para|por)\s[^,;:.]+?(?:,\s*|\s(?=(?:tenes|podes|te|hay|debes|no|corresponde\w*|responde\w*|paga\w*)\b))/;
const limits =
  /\b(?:solo|solamente|unicamente|salvo|excepto|si|cuando|siempre que|mientras|depende\w*|segun|a menos)\b/;
const maxUntold = 1 / 3;

function readRule(sentence: string, { text, facts }: Told): Rule {
  // Who does not lose a thing has it.
  const whole = fold(sentence).replace(/\bno (?:se )?pierde[ns]?\b/g, 'conserva');
  const condition = leadingCondition.exec(whole)?.[0] ?? '';
  const rest = whole.slice(condition.length);
  const at = rest.search(/;|\b(?:salvo|excepto|a menos|pero|aunque|siempre que|mientras|si|cuando|solo)\b/);
  return {
    whole,
    main: !isMet(condition, text, facts) ? '' : at === -1 ? rest : rest.slice(0, at),
    isLimited: limits.test(rest),
    quantities: readSentenceFacts(sentence.split(';')[0] ?? sentence).quantities,
  };
}

/** Whether the condition with which a rule begins was told: by its words, or by a time that has passed ("Con tres años de vigencia, …"). */
function isMet(condition: string, text: string, facts: readonly KnownFact[]): boolean {
  const [term] = readSentenceFacts(condition).quantities.filter(({ unit }) => daysOf[unit] !== undefined);
  const told = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (term !== undefined && /^con\b/.test(condition)) {
    const [least, gone] = [inDays(term), typeof told === 'object' ? inDays(told) : null];
    return least !== null && gone !== null && gone >= least * (1 + nearTerm);
  }
  const asked = new Set(tellingTerms(text));
  const terms = tellingTerms(condition);
  return terms.filter((one) => !asked.has(one)).length <= terms.length * maxUntold;
}

const denial = /\b(?:no|nadie|nunca|jamas|tampoco|ningun\w*|sin)\b/;
const denials = (text: string) => text.match(new RegExp(denial, 'g'))?.length ?? 0;
/** Of "no se lo puede impedir" two denials make one yes. */
const undoes =
  /\b(?:imp[ie]d\w+|neg(?:ar\w*|ad[oa]s?)|niega\w*|exig\w+|prohib\w+|oblig\w+|rechaz\w+|excus\w+|eximi?\w*|depende\w*|hace falta|necesit\w+|tiene que|pierde\w*|libera\w*|basta\w*|alcanza\w*)\b/;

/** "Los usados se venden sin garantía" – "tenés tres meses de garantía": what is said not to be, is, or the other way round. */
const againstHeld: Judge = ({ words, kind }, { main, whole }) => {
  if (kind !== 'held' || main === '' || denials(main) > 1 || undoes.test(main)) return null;
  const said = new Set(tellingTerms(whole));
  const deniedThere = telling(deniedTerms(main));
  const affirmedThere = new Set(tellingTerms(main).filter((term) => !deniedThere.has(term)));
  const isAgainst = words.split(claimEnds).some((claim) => {
    const terms = tellingTerms(claim);
    // "No me cubre" is said of an accident and of an illness: it does not tell of what.
    if (terms.every((term) => saysNotOfWhat.test(term))) return false;
    const deniedHere = telling(deniedTerms(claim));
    const affirmedHere = new Set(terms.filter((term) => !deniedHere.has(term)));
    // It has to be the same claim: alimony of a spouse is none of a child.
    if (terms.filter((term) => said.has(term)).length <= terms.length * sameClaimFrom) return false;
    if (shares(deniedHere, deniedThere)) return false;
    return shares(deniedHere, affirmedThere) || shares(deniedThere, affirmedHere);
  });
  return isAgainst ? 'No' : null;
};

/** Words that one says of anything that is owed. */
const saysNotOfWhat = /^(?:cubr|cobertur|pag|correspond|deb|reconoc)/;

/** One of several things that are said, without the reason that is given for it. */
const claimEnds =
  /[,;.]|\by que\b|\b(?:porque|ya que)\b|\b(?:como|porque) (?:no )?(?:estamos|estoy|estas|esta|es|soy|somos|fue|tengo|tiene|tenemos|hay|habia) \w+(?: \w+){0,2}?(?= no\b)/;
/** Share of the words of a claim that the rule has to say, or more. */
const sameClaimFrom = 1 / 2;

const telling = (terms: ReadonlySet<string>) => new Set([...terms].filter(isTelling));
const shares = (left: ReadonlySet<string>, right: ReadonlySet<string>) => [...left].some((term) => right.has(term));

const owesNothing =
  /\bno (?:me |nos |le |te )*(?:deben?|corresponde\w*|tengo derecho|toca\w*|pagan?|van a pagar|cubren?)(?: a)? nada\b/;
const gives = /\b(?:te |le |les )?(?:corresponden?|deben?|tenes derecho|tiene\w* derecho|paga\w*|cobra\w*|cubre\w*)\b/;

/** "Dicen que no me deben nada" – "corresponden el preaviso y…". */
const againstNothing: Judge = ({ words, kind }, { main }) =>
  kind === 'held' && owesNothing.test(words) && gives.test(main) && !denial.test(main) ? 'No' : null;

const askerPays =
  /\b(?:l[oa]s? )?(?:pago|pagamos|tengo que pagar|pague|corren? por mi cuenta|a mi (?:cargo|costo)) ?(?:yo)?\b/;
const otherPays =
  /\b(?:l[oa]s? )?(?:paga|pagan|a cargo d[el]+|por cuenta d[el]+|son d[el]+) (?:(?:el|la|los) )?(vendedor|proveedor|empleador|duen[oa]|locador|propietari[oa]|banco|empresa|aseguradora|prepaga|obra social|aerolinea|transportista)\b/;

/** "La vuelta la pago yo, ¿corresponde?" – "los gastos de devolución los paga el vendedor". */
const againstPayer: Judge = ({ words, kind }, { whole, isLimited }, { text }) => {
  const payer = otherPays.exec(whole)?.[1];
  if (kind !== 'held' || payer === undefined || isLimited || denial.test(whole) || !askerPays.test(words)) return null;
  return new RegExp(String.raw`\bsoy (?:el|la|un|una)? ?${payer}`).test(fold(text)) ? null : 'No';
};

const ownGoods =
  /\b(?:(?:de|con|en) mi (?:bolsillo|sueldo|plata|patrimonio)|con l[oa] (?:mio|nuestr[oa])|mis (?:bienes|cosas|ahorros)|mi (?:sueldo|casa|auto|plata|bolsillo))\b/;
const notWithOwn =
  /\b(?:no (?:paga|pagas|responde|respondes|pagan|responden) con (?:lo suyo|lo tuyo|sus bienes|tus bienes)|solo hasta el (?:valor|monto) de los bienes|hasta el valor de los bienes)\b/;

/** "¿Me pueden embargar mi sueldo?" – "el heredero no paga con lo suyo". */
const ofOwnGoods: Judge = ({ words, kind }, { whole }) =>
  kind === 'asked' && !denial.test(words) && ownGoods.test(words) && notWithOwn.test(whole) ? 'No' : null;

const asksWhoPays =
  /^\W*(?:(?:y|entonces|pero|igual|me|nos|se|le|l[oa]s?|el|ella) )*(?:tienen? que|deben?|va[n]? a tener que) (?:(?:me|se|nos|l[oa]s?) )*(?:pag\w+|hacer(?:se|me)? cargo|respond\w+|indemniz\w+|cubrir\w*|repar\w+)(?: (?:igual|el|ella|ellos|todo|algo))*\W*$/;
const pays = /\b(?:respond(?:e|en)|paga[n]?|deben? pagar|tienen? que pagar|indemniza[n]?|cubre[n]?|se hacen? cargo)\b/;

/** "Se escapó y mordió a mi hija, ¿tiene que pagar?" – "responden el dueño y el guardián aunque no tengan culpa". */
const ofLiability: Judge = ({ words, kind }, { whole }) => {
  const said = whole.replace(/\baunque (?:no )?[^,;.]+/g, '');
  if (kind !== 'asked' || !asksWhoPays.test(words) || !pays.test(said) || denial.test(said) || limits.test(said))
    return null;
  return 'Sí';
};

const asksMore = /\b(?:algo (?:mas|extra)|(?:plata|indemnizacion|monto) (?:extra|adicional)|algun (?:extra|plus))\b/;
const adds = /\b(?:se suman?|se agregan?|agrega|suma)\b/;

/** "¿Me corresponde algo más que la común?" – "es de un año y se suma a la de antigüedad". */
const ofMore: Judge = ({ words, kind }, { main }) =>
  kind === 'asked' && asksMore.test(words) && !denial.test(words) && adds.test(main) && !denial.test(main)
    ? 'Sí'
    : null;

const denialOfRight =
  /^\W*(?:(?:y|entonces|pero|igual|o) )*(?:(?:me|nos|le|te) )*(?:corresponde\w*|toca|tengo derecho|tiene derecho|cobro|pagan|deben|tienen que (?:pagar|dar))\b/;

/** "¿Me corresponde indemnización?" – "cualquiera puede terminar el contrato sin causa y sin indemnización". */
const ofRightDenied: Judge = ({ words, kind }, { main }) => {
  if (kind !== 'asked' || denial.test(words) || !denialOfRight.test(words) || undoes.test(main)) return null;
  if (/\bno [^,;.]*\bsin\b/.test(main)) return null;
  return shares(telling(withoutCause(main)), new Set(tellingTerms(words))) ? 'No' : null;
};

/** What a right's sentence denies: "sin causa" and "sin aviso" tell the case, not the right. */
function withoutCause(main: string): Set<string> {
  return deniedTerms(main.replace(/\bsin (?:justa |expresar |dar )*(?:causa|aviso|preaviso|motivo)\b/g, ' '));
}

const asksInTime =
  /\b(?:a tiempo|en (?:termino|plazo|fecha)|a termino|prescribi\w*|prescripta?|vencio|caduco|(?:se|ya) (?:me )?paso el (?:plazo|tiempo)|todavia (?:puedo|podemos|se puede)|(?:puedo|podemos|se puede) todavia)\b/;
const asksLate = /\b(?:fuera de (?:termino|plazo)|prescribi\w*|prescripta?|vencio|caduco|paso el)\b/;
const notYet = /\btodavia (?:no (?:prescribi\w*|vencio|caduco)|estas a tiempo|podes)\b|\bestas a tiempo\b/;
const already = /\bya (?:prescribi\w*|vencio|caduco|paso|pasaron)\b|\bprescribio\b/;
const tellsTerm = /\b(?:dentro de|hay|plazo\w*|prescrib\w+|caduc\w+|vence\w*|antes de)\b/;
/** What counts from another day, or stands still for some time, may differ by so much. */
const nearTerm = 0.06;

/** "Lo presenté a los 48 días, ¿en término?" – "se presenta dentro de los treinta días". */
const ofTime: Judge = ({ words, kind }, { whole, quantities }, { facts }) => {
  if (kind !== 'asked' || !asksInTime.test(words)) return null;
  const isLate = notYet.test(whole) ? false : already.test(whole) ? true : isPast(whole, quantities, facts);
  if (isLate === null) return null;
  return isLate === asksLate.test(words) ? 'Sí' : 'No';
};

function isPast(whole: string, quantities: readonly Quantity[], facts: readonly KnownFact[]): boolean | null {
  // "Treinta días, o sesenta": a bare number may be another term.
  const terms = quantities.filter(({ unit }) => daysOf[unit] !== undefined || unit === 'unidad');
  const [term] = terms;
  const gone = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (term === undefined || terms.length > 1 || typeof gone !== 'object' || !tellsTerm.test(whole)) return null;
  const [limit, passed] = [inDays(term), inDays(gone)];
  if (limit === null || passed === null || Math.abs(passed - limit) <= limit * nearTerm) return null;
  return passed > limit;
}

const daysOf: Partial<Record<Quantity['unit'], number>> = {
  dia: 1,
  'dia-habil': 1.5,
  semana: 7,
  mes: 30.44,
  anio: 365.25,
};

function inDays({ value, unit }: Quantity): number | null {
  const days = daysOf[unit];
  return days === undefined ? null : value * days;
}

const asksNotice =
  /\b(?:avis\w+|preavis\w+|anticipacion|antelacion|con tan poc[oa]s?|tan (?:corto|poco)|de un dia para (?:el )?otro)\b/;
const leastNotice = /\b(?:anticipacion|antelacion|preaviso|al menos|como minimo|por lo menos|no menos de)\b/;

/** "¿Me puede avisar con tan pocos días?" – "con treinta días de anticipación". */
const ofNotice: Judge = ({ words, kind }, { whole, quantities }, { facts }) => {
  if (kind !== 'asked' || denial.test(words) || !asksNotice.test(words) || !/\bpued\w+/.test(words)) return null;
  if (!leastNotice.test(whole)) return null;
  const terms = quantities.filter(({ unit }) => daysOf[unit] !== undefined);
  const told = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (terms.length !== 1 || typeof told !== 'object') return null;
  const [limit, given] = [inDays(terms[0] as Quantity), inDays(told)];
  return limit !== null && given !== null && given < limit * (1 - nearTerm) ? 'No' : null;
};

const mayNot = /\b(?:no pueden?|no se puede|prohibid\w+|prohibe\w*|nadie puede|ningun\w* \w+ puede)\b/;

/** "Me puso una multa, ¿puede hacer eso?" – "el empleador no puede imponerte multas". */
const againstDeed: Judge = ({ words, kind }, { main }) => {
  if (kind !== 'done' || !mayNot.test(main) || denials(main.replace(/\bprohib\w+/g, '')) > 1 || undoes.test(main))
    return null;
  const refused = telling(deniedTerms(main.replace(/\b(?:esta )?prohib(?:id[oa]s?|e[n]?)\b/g, 'no')));
  const undone = telling(deniedTerms(words));
  const done = new Set(tellingTerms(words).filter((term) => !undone.has(term)));
  return shares(refused, done) && !shares(refused, undone) ? 'No' : null;
};

const atMost = /\b(?:no pueden? (?:pasar|exceder|superar)|como maximo|no mas de|hasta el|tope)\b/;

/** "Me descontó la mitad del sueldo, ¿puede hacer eso?" – "no pueden pasar del veinte por ciento". */
const aboveCap: Judge = ({ words, kind }, { whole }) => {
  const [most, ...others] = sharesIn(whole);
  const [done, ...more] = sharesIn(words);
  if (kind !== 'done' || !atMost.test(whole) || most === undefined || done === undefined) return null;
  return others.length === 0 && more.length === 0 && done > most ? 'No' : null;
};

/** Shares of a hundred, in figures or in words. */
function sharesIn(text: string): number[] {
  const { quantities, ranges } = readSentenceFacts(text);
  const caps = ranges.flatMap(({ unit, below }) => (below === null ? [] : [{ unit, value: below.value }]));
  return [...quantities, ...caps, ...fractionsIn(text)].flatMap(({ unit, value }) =>
    unit === 'por-ciento' ? [value] : unit === 'por-uno' ? [value * 100] : [],
  );
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['mensaje', /\b(?:whatsapp|wasap|wsp|wpp|mensajes?|mail|correo electronico|audio|sms|chat)\b/],
  ['palabra', /\b(?:de palabra|verbal\w*|de boca|oral\w*)\b/],
  ['papel', /\b(?:papel|papelito|hoja|nota|a mano|contrato privado|instrumento privado)\b/],
  ['escritura', /\b(?:escritura|escriban[oa])\b/],
  ['acta', /\b(?:acta judicial|ante el juez|ante el juzgado|expediente)\b/],
  ['telegrama', /\b(?:telegrama|carta documento)\b/],
];
const needsForm =
  /\b(?:(?:solo|unicamente) (?:vale|sirve|se admite|puede hacerse|se hace)|(?:debe|deben|tiene que|tienen que|hay que) (?:hacer(?:se|la|lo)|otorgar(?:se)?|constar|formalizarse|celebrarse)) (?:por|en|con|mediante) ([^;.]+)/;
const asksForm =
  /\b(?:vale|sirve|valid[oa]|alcanza|basta|ya (?:podemos|puedo|puede|estoy|queda)|queda firme|renunci\w+)\b/;

const formsIn = (text: string) => forms.filter(([, said]) => said.test(text)).map(([name]) => name);

/** "Nos firmó un papelito, ¿ya podemos sacarla?" – "debe hacerse por escritura pública". */
const againstForm: Judge = ({ words, kind }, { whole }, { text }) => {
  const [needed, used] = [formsIn(needsForm.exec(whole)?.[1] ?? ''), formsIn(fold(text))];
  if (needed.length === 0 || used.length === 0 || used.some((form) => needed.includes(form))) return null;
  return kind !== 'done' && asksForm.test(words) && !denial.test(words) ? 'No' : null;
};

const belongs = /\bes (?:propiedad )?de(?:l| la| los| ell[oa]s)? ?(\w+)/;
const owner = /\b(?:el|la|los|las) (\w+) es (?:su|el|la) (?:titular|duen[oa])\b/;

/** "Que es del sanatorio, dicen" – "el paciente es su titular". */
const againstOwner: Judge = ({ words, kind }, { whole }) => {
  const [held, said] = [belongs.exec(words)?.[1], owner.exec(whole)?.[1]];
  if (kind !== 'held' || held === undefined || said === undefined || denial.test(words)) return null;
  return held === said ? null : 'No';
};

const asksEnough = /\b(?:alcanza\w*|basta\w*|llega(?:mos)?|es suficiente|se aprueba|vale|podemos|se puede)\b/;
const needsVotes = /\b(?:voto\w*|mayoria|firma\w*|conformidad|capital|propietarios|asamblea)\b/;

/** "Somos 30 y firmaron 19, ¿alcanza?" – "con el voto de dos tercios". */
const ofShare: Judge = ({ words, kind }, { whole, isLimited }, { facts }) => {
  if (kind !== 'asked' || denial.test(words) || !asksEnough.test(words) || !needsVotes.test(whole)) return null;
  const told = facts.find(({ name }) => name === 'porcentaje-dicho')?.value;
  const [needed, ...others] = sharesIn(whole);
  if (typeof told !== 'object' || told.unit !== 'por-ciento' || needed === undefined || others.length > 0) return null;
  if (told.value < needed) return 'No';
  return isLimited ? null : 'Sí';
};

const asksGain =
  /^\W*(?:(?:y|entonces|pero|igual|o|ahora|aun|todavia) )*(?:(?:me|nos|l[oa]s?|se|le) )*(?:puedo|podemos|podria\w*|tengo derecho|tenemos derecho|corresponde\w*|estoy a tiempo|sigo|cobro)\b/;
const givesYou = /^(?:podes|tenes derecho|te (?:corresponde\w*|toca\w*)|estas a tiempo|cobras|seguis)\b/;

/** What is said just for the facts that were told answers by its first words: "Estás a tiempo de…". */
const ofOwnFacts: Judge = ({ words, kind }, { whole }, _, isOfFacts) =>
  isOfFacts && kind === 'asked' && !denial.test(words) && asksGain.test(words) && givesYou.test(whole) ? 'Sí' : null;

const asksLeave =
  /^\W*(?:(?:y|entonces|pero|igual|o|ahora|aun) )*(?:(?:me|nos|l[oa]s?|se|le) )*(?:puedo|podemos|se puede)\b/;
/** Who gives leave with a condition. */
const givesLeave = /(?<!\bno (?:se |l[oa]s? |te )?)\b(?:podes|pueden?)\b/;
const interrogative = /\b(?:que|cual(?:es)?|cuant[oa]s?|como|a?donde|quien(?:es)?|cuando)\b/;
/** Share of what is asked that the rule has to say. */
const leaveFrom = 1 / 2;

/** "¿Lo puedo arreglar y descontarle?" – "si es urgente y no contesta, el inquilino puede hacerlo a cargo de él". */
const ofLeave: Judge = ({ words, kind }, { whole, isLimited }) => {
  if (kind !== 'asked' || denial.test(words) || !asksLeave.test(words) || interrogative.test(words)) return null;
  const asked = [...new Set(tellingTerms(words))];
  const said = new Set(tellingTerms(whole));
  const shared = asked.filter((term) => said.has(term)).length;
  if (!isLimited || shared === 0 || shared < asked.length * leaveFrom) return null;
  const leave = whole.split(/[;.]/).find((clause) => givesLeave.test(clause));
  return leave !== undefined && !denial.test(whole.replace(/\bno (?:contesta|es urgente|responde)\b/g, ''))
    ? 'Sí, con condiciones'
    : null;
};

const judges: readonly Judge[] = [
  againstHeld,
  againstNothing,
  againstPayer,
  againstOwner,
  againstForm,
  againstDeed,
  aboveCap,
  ofOwnGoods,
  ofTime,
  ofNotice,
  ofShare,
  ofMore,
  ofLiability,
  ofRightDenied,
  ofOwnFacts,
  ofLeave,
];
