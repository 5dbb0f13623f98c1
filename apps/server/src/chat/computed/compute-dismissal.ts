import { type Fact, factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import type { ResultLine } from '@foja/computable-law/core/result';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { type CauseId, causes } from '@foja/computable-law/labour/termination/termination-case';
import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw, otherWork, workAbroad } from './leaves-the-law.ts';
import { sharersOfDeath } from './share-of-death.ts';
import { causeTold } from './told-cause.ts';
import { dayMonthYear, flag, minPay, payOfEnd, pesos, type Service, serviceDays, serviceOf } from './told-facts.ts';
import { salariesOffered, sumOffered } from './told-offer.ts';
import { dismissed, reformInForce, toSettlement, type Worker } from './told-termination.ts';

/** The same of one of several things that are asked: "¿si cobro la indemnización pierdo el desempleo?" asks for no sum. */
const asksSum =
  /\b(?:cuant[oa]s?|calcul\w+|que (?:me|le|nos) (?:corresponde|toca|dan|tienen que (?:pagar|dar)|deben))\b/;
/** "Me ofrecen cinco sueldos, ¿está bien?" asks for the sum, too. */
const asksWhetherRight = /\b(?:(?:esta|estara|es|seria) (?:bien|correcto|justo|poco)|me conviene|algo)\b/;
/** What else is asked after a dismissal. */
const asksOther =
  /\b(?:cuanto tiempo(?! (?:tienen?|hay) para pagar)|plazo|hasta cuando|prescri\w+|desempleo|obra social|preguntar|en cuantas|cuantas cuotas|reincorpor\w+|reinstal\w+)\b/;
/** What makes the sum another one. */
const isSpecial = /\b(?:agravad\w+|delegad\w+|licencia)\b/;
/** What else is asked where no pay was told: a figure of one item, and not the whole. */
const asksOneItem = /\b(?:preaviso|vacaciones|aguinaldo|telegrama|tope|embaraz\w+|enferm\w+)\b/;
const asksHowMuch =
  /\b(?:cuanto|(?:esta|estara|es|seria) (?:bien|correcto|justo|poco)|me conviene|(?:tienen|tiene|deben|debe) que pagar(?:me|nos)? algo|me corresponde algo|cobran? algo|cuantos (?:sueldos|salarios|anos me (?:\w+ que |deben? )?(?:cont|comput|pag)\w+)|indemniza\w*|liquidacion|calcul\w+|(?:que|cuanto) (?:me|nos|le) (?:corresponde|toca|dan|darian|tienen que (?:pagar|dar))|que me (?:corresponde|toca|tienen que pagar))\b/;

/** What the end of a contract pays for the time and the pay that were told; null where the question asks or tells something else. */
export const computeDismissal: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  const cause = causeTold(folded, facts);
  if (cause === null || isSpecial.test(folded) || workAbroad.test(folded) || !asksAmount(understood)) return null;
  const isOfWork =
    cause === 'muerte' || regimes.some(({ regime }) => /trabajo|casas-particulares|domestic/.test(regime));
  const isDomestic = flag(facts, 'domestico') === true;
  if ((!isOfWork && !isDomestic) || (!isDomestic && (leavesTheLaw(facts, regimes) || otherWork.test(folded)))) {
    return null;
  }
  const worker = isDomestic ? 'domestico' : 'dependencia';
  const pay = payOfEnd(understood);
  const service = serviceOf(understood);
  if (pay === null) {
    const asksAll = service !== null && cause === 'sin-causa' && !asksOneItem.test(folded);
    return asksAll ? salariesOf(service, worker, understood) : null;
  }
  if (pay.value < minPay) return null;
  if (service === null) {
    return asksOneItem.test(folded) ? null : askForService(understood, pay.value, cause, worker);
  }
  const cap = capTold(folded);
  const settled = settle(() =>
    computeTermination({
      ...dismissed(service, pay.value, worker),
      cause: known(cause),
      cap,
      noticeGiven: known(flag(facts, 'preavisado') === true),
      registered: flag(facts, 'sin-registrar') === true ? known(false) : factFrom<boolean>(true),
    }),
  );
  if ('refused' in settled) return service.end < reformInForce ? beforeReform(service) : null;
  const { lines, min, max } = settled.value;
  const line = (id: string) => lines.find((one) => one.id === id);
  const seniority = line('antiguedad');
  if (seniority === undefined || min === null || max === null) return null;
  const isBankrupt = cause === 'quiebra';
  const spread = isBankrupt
    ? 'según el tope del convenio y según si la quiebra se debe a la empresa, lo que resuelve el juez: la mitad si no, entera si sí'
    : 'según el tope del convenio';
  const range = (low: number, high: number) =>
    low === high ? pesos(low) : `entre ${pesos(low)} y ${pesos(high)}, ${spread}`;
  const notice = line('preaviso');
  const special = lines.find(({ id }) => id === 'especial182');
  const owed =
    seniority.max === 0
      ? 'no hay indemnización por antigüedad'
      : `la indemnización por antigüedad${inSalaries(seniority.max / pay.value, cause)} es de ${range(seniority.min, seniority.max)}`;
  const parts = [
    owed,
    ...(special ? [`la especial, de un año de sueldos, es de ${pesos(special.min)}`] : []),
    ...(notice && notice.max > 0 ? [`si no hubo preaviso, se suman ${pesos(notice.max)} por él`] : []),
  ];
  const monthly = 'el aguinaldo y las vacaciones proporcionales';
  const whole = service.isExact
    ? ` Con ${tellRest(lines)}, el total ${min === max ? `es de ${pesos(min)}` : `va de ${pesos(min)} a ${pesos(max)}`}.`
    : ` A eso se agregan ${seniority.max === 0 ? '' : 'los días del mes, '}${monthly}, que dependen de la fecha.`;
  const sharers = cause === 'muerte' ? sharersOfDeath(folded) : null;
  const shared = sharers === null ? '' : tellShares(sharers, range(seniority.min / sharers, seniority.max / sharers));
  const { start } = serviceDays(understood);
  const protectedYear = cause === 'sin-causa' ? tellProtection(folded, pay.value) : '';
  const asked = [
    ...(seniority.min < seniority.max
      ? ['qué convenio se aplica y cuál es su tope, que es lo que más mueve el número']
      : []),
    ...(service.isExact
      ? []
      : [start === undefined ? `${dayBegun(understood)} y cuál fue el último` : 'cuál fue el último día']),
  ];
  const ask = asked.length === 0 ? '' : ` Contame ${asked.join(', y ')}.`;
  const way = cause === 'sin-causa' ? '' : `${causes[cause].label}: `;
  const verdict = ['sin-causa', 'despido-indirecto'].includes(cause)
    ? judgeOffer(understood, { salaries: seniority.max / pay.value, pay: pay.value, least: seniority.min })
    : '';
  return {
    text: `${verdict}${lawOf(worker)}${way}${toldOf(service, worker, way !== '')} y un sueldo de ${pesos(pay.value)}, ${parts.join('; ')}.${shared}${whole}${protectedYear}${ask}`,
    keys: keysOf(
      [...causes[cause].citations.slice(0, 1), ...seniority.citations, ...(notice?.max ? notice.citations : [])],
      worker,
    ),
    standsOn: settled.value.citations,
    answers: ['how-much'],
    calculator: toSettlement({
      start: service.start,
      end: service.end,
      cause,
      worker,
      bestPay: String(pay.value),
      ...(cap.state === 'known' ? { cap: String(cap.value) } : {}),
    }),
  };
};

/** "La integración del mes ($ 560.000), el aguinaldo proporcional ($ 430.000) y las vacaciones no gozadas ($ 700.000)". */
function tellRest(lines: readonly ResultLine<number>[]): string {
  const worth = (id: string, name: string): string[] => {
    const { min, max } = lines.find((one) => one.id === id) ?? { min: 0, max: 0 };
    return max === 0 ? [] : [`${name} (${min === max ? pesos(max) : `de ${pesos(min)} a ${pesos(max)}`})`];
  };
  const [last, ...before] = [
    ...worth('integracion', 'la integración del mes'),
    ...worth('sacProporcional', 'el aguinaldo proporcional'),
    ...worth('vacaciones', 'las vacaciones no gozadas'),
  ].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} y ${last}`;
}

/** "Se divide en partes iguales entre la pareja y los 2 hijos menores: un tercio cada uno". */
function tellShares(sharers: number, each: string): string {
  const minors = sharers - 1;
  return ` Se divide en partes iguales entre la pareja y ${minors === 1 ? 'el hijo menor' : `los ${minors} hijos menores`}, ${partNames[sharers] ?? `1/${sharers}`} para cada uno: ${each}. Los hijos mayores sin certificado de discapacidad no cobran mientras los haya.`;
}

const partNames: Partial<Record<number, string>> = { 2: 'la mitad', 3: 'un tercio', 4: 'un cuarto', 5: 'un quinto' };

/** That a birth or a wedding near the end may add a year of pay, where its day was not told. */
function tellProtection(folded: string, pay: number): string {
  const year = pesos(pay * 12);
  if (
    /\b(?:nace mi bebe|va a nacer|espero un (?:hijo|bebe)|fecha de parto|fpp|tuve (?:a mi bebe|familia)|recien nacid[oa]|licencia por maternidad)\b/.test(
      folded,
    )
  ) {
    return ` Si el despido cae dentro de los siete meses y medio anteriores o posteriores al parto y el embarazo o el nacimiento se había notificado y acreditado, se presume que fue por eso y se suma un año de sueldos, ${year} (artículos 178 y 182).`;
  }
  return /\b(?:me case|me caso|nos casamos|mi casamiento)\b/.test(folded)
    ? ` Si el despido cae dentro de los tres meses anteriores o los seis posteriores al casamiento y se lo había notificado, se presume que fue por eso y se suma un año de sueldos, ${year} (artículos 181 y 182).`
    : '';
}

/** "Preaviso, integración y antigüedad." as the last sentence: lawyers ask for lines by their names. */
const namesLines =
  /(?:^|[.;:?] ?)(?:(?:y|e|de|la|el|del|por|rubros?|indemnizacion|antiguedad|preaviso|integracion|sac|aguinaldo|vacaciones|liquidacion|proporcional\w*|distribucion|art(?:iculo)?\.? ?\d+|no gozadas|mas)[ ,]*)+[.?]?\s*$/;

/** Whether something that is asked is how much, and nothing else of the dismissal with it. */
function asksAmount({ text, parts }: UnderstoodQuestion): boolean {
  if (namesLines.test(fold(text).trim())) return true;
  if (parts.length === 1) return asksHowMuch.test(fold(text)) && !asksOther.test(fold(text));
  return parts.some((part) => {
    const folded = fold(part.text);
    const asks = asksSum.test(folded) || asksWhetherRight.test(folded);
    return asksHowMuch.test(folded) && asks && !asksOther.test(folded);
  });
}

/** How many salaries it is, before what a cap takes off: who is offered some counts them so. */
function inSalaries(salaries: number, cause: CauseId): string {
  if (cause === 'quiebra' || !Number.isInteger(salaries)) return '';
  return `, ${salaries} ${salaries === 1 ? 'sueldo' : 'sueldos'},`;
}

/** "Tope de convenio $ 1.500.000", "sin tope". */
function capTold(folded: string): Fact<number> {
  const cap = /\btope\b\D{0,24}(\d{1,3}(?:\.\d{3})+)/.exec(folded)?.[1]?.replaceAll('.', '');
  if (cap !== undefined) return known(Number(cap));
  return /\b(?:sin|no (?:hay|tiene|se aplica|aplica)) tope\b/.test(folded) ? notApplicable() : unknown;
}

/** Whether what the other side offers or has paid is what the law gives: "no: son 6 sueldos"; nothing where that is left open. */
function judgeOffer(
  { text, today }: UnderstoodQuestion,
  { salaries, pay, least }: { salaries: number; pay: number; least: number },
): string {
  const offered = salariesOffered(fold(text));
  if (offered !== null && Number.isInteger(salaries) && offered !== salaries && salaries > 0) {
    if (offered > salaries) return '';
    const told = `on ${salaries} sueldos, y no ${offered.toLocaleString('es-AR')}`;
    // A cap may bring the whole of them down to what is offered.
    return offered * pay < least ? `No: s${told}. ` : `S${told}, si el tope del convenio no los recorta. `;
  }
  const sum = sumOffered({ text, today });
  return sum !== null && sum < least ? `No: ${pesos(sum)} es menos de lo que corresponde. ` : '';
}

const maxCitations = 4;
/** The articles of the law of domestic work: what is paid for the time, and for notice that was not given. */
const ownLaw = ['ley-26844:48', 'ley-26844:42'];

const lawOf = (worker: Worker) =>
  worker === 'domestico' ? 'Por la ley 26.844 de casas particulares (artículos 42 a 48), ' : '';
const toldOf = (service: Service, worker: Worker, isInside = false) =>
  `${worker === 'domestico' || isInside ? 'con' : 'Con'} ${service.told}`;
const keysOf = (citations: readonly string[], worker: Worker) =>
  worker === 'domestico' ? ownLaw : [...new Set(citations)].slice(0, maxCitations);

/** The first day of work, as it is asked of the one who asks. */
const dayBegun = ({ role }: UnderstoodQuestion) => `qué día ${role === 'empleador' ? 'entró' : 'entraste'}`;

/** The pay alone says what a year is worth; the time of work moves the figure most, and is asked for. */
function askForService(
  understood: UnderstoodQuestion,
  pay: number,
  cause: CauseId,
  worker: Worker,
): ReturnType<Compute> {
  if (!['sin-causa', 'despido-indirecto'].includes(cause)) return null;
  const { start, end } = serviceDays(understood);
  const isDomestic = worker === 'domestico';
  const lacking = start === undefined ? `${dayBegun(understood)} a trabajar` : 'cuál fue el último día';
  // The law of domestic work has no cap.
  const capped = isDomestic ? '' : ', menos lo que recorte el tope del convenio, que no puede bajar del 67 %';
  const ended = end === undefined ? '' : ` y terminó el ${dayMonthYear(end)}`;
  return {
    text: `${lawOf(worker)}${isDomestic ? 'la' : 'La'} indemnización por antigüedad es de un sueldo por año de trabajo y por fracción mayor de tres meses: si el mejor sueldo fue de ${pesos(pay)}${ended}, son ${pesos(pay)} por cada año${capped}. Contame ${lacking} y te digo el monto`,
    keys: keysOf(['lct:245'], worker),
    answers: ['how-much'],
    calculator: {
      slug: 'liquidacion',
      title: 'Calcular la liquidación línea por línea',
      inputs: {
        cause,
        worker,
        bestPay: String(pay),
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
      },
    },
  };
}

/** The text of the law that a dismissal of before the reform is settled by is not held. */
function beforeReform({ start, end }: Service): ReturnType<Compute> {
  return {
    text: `No te doy un monto: lo que terminó el ${dayMonthYear(end)} se liquida por el texto anterior de la Ley de Contrato de Trabajo, que Foja no tiene cargado. El actual rige desde el 6/3/2026`,
    keys: ['ley-27802:217', 'lct:245'],
    answers: ['how-much'],
    calculator: {
      slug: 'liquidacion',
      title: 'Ver qué se puede calcular igual',
      inputs: { start, end, cause: 'renuncia' },
    },
  };
}

/** Any pay counts the same number of them. */
const anyPay = 1_000_000;

/** How many salaries a dismissal pays for the time of work, where no pay was told. */
function salariesOf(service: Service, worker: Worker, { role }: UnderstoodQuestion): ReturnType<Compute> {
  const settled = settle(() => computeTermination({ ...dismissed(service, anyPay, worker), cap: notApplicable() }));
  const line = 'refused' in settled ? undefined : settled.value.lines.find(({ id }) => id === 'antiguedad');
  if (line === undefined || line.max === 0) return null;
  const salaries = line.max / anyPay;
  // "4 años" may be four years and five months: the fraction above three months is one more.
  const more = service.isWholeYears ? `; si además pasaron más de tres meses del año siguiente, ${salaries + 1}` : '';
  return {
    text: `${lawOf(worker)}${toldOf(service, worker)}, la indemnización por antigüedad es de ${salaries} ${salaries === 1 ? 'sueldo' : 'sueldos'}${more}: uno por año y por fracción mayor de tres meses, según la mejor remuneración mensual, normal y habitual. Contame cuánto ${role === 'empleador' ? 'ganaba' : 'ganabas'} y te digo el monto`,
    keys: keysOf(line.citations, worker),
    answers: ['how-much'],
    calculator: toSettlement({ start: service.start, end: service.end, cause: 'sin-causa', worker }),
  };
}
