import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute, Computed } from './computed.ts';

const asks =
  /\b(?:quorum|mayoria|alcanz\w+|vale|valid\w+|sirve|se puede|podemos|puede|pueden|puedo|aprob\w+|hace falta|necesit\w+|constitu\w+|esperar|sesion\w+)\b/;
const ofShares = /\b(?:s\.?a\.?|sociedad anonima|accionistas?|acciones)(?:\b|(?=\W))/;
const ofLimited = /\b(?:s\.?r\.?l\.?|sociedad de responsabilidad limitada)(?:\b|(?=\W))/;
const ofCooperative = /\bcooperativa\b/;
const whole = 100;
const half = 50;

/** Whether a meeting of a company or a cooperative has its quorum or its majority, by the part that was told. */
export const computeMeetingQuorum: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asks.test(folded)) return null;
  if (ofCooperative.test(folded)) return ofAssociates(folded);
  const part = percentTold(understood);
  if (part === null) return null;
  if (ofLimited.test(folded)) return ofContract(folded, part);
  return ofShares.test(folded) && /\basamblea\b/.test(folded) ? ofAssembly(folded, part) : null;
};

/** The only percentage of a question, "35%", or the one that is said to have come or to vote. */
function percentTold({ text, today }: Parameters<Compute>[0]): number | null {
  const told = readQuestionTokens(text, today).flatMap(({ quantity }) =>
    quantity?.unit === 'por-ciento' && quantity.value > 0 && quantity.value <= whole ? [quantity.value] : [],
  );
  if (told.length === 1) return told[0] ?? null;
  const said = [...fold(text).matchAll(ofVote)].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(',', '.')),
  );
  return said.length === 1 ? (said[0] ?? null) : null;
}

const ofVote =
  /\b(?:con|juntamos|sumamos|representan(?:do)?|voto|votaron|votamos)(?: (?:a favor|el|un|solo|entre los dos))* (\d{1,3}(?:,\d+)?) ?%|\b(\d{1,3}(?:,\d+)?) ?%(?: del capital| de las acciones)? (?:presente|a favor|voto|asistio)\b/g;

const shown = (part: number): string => `${String(part).replace('.', ',')} %`;

function ofAssembly(folded: string, part: number): Computed | null {
  if (/\b(?:unanim\w+|impugn\w+|receso|director\w*|voto acumulativo|clase)\b/.test(folded)) return null;
  if (
    !/\b(?:quorum|present\w+|concurr\w+|asist\w+|valid\w+|constitu\w+|sesion\w+|reunir\w*|fueron|vinieron)\b/.test(
      folded,
    )
  )
    return null;
  const isExtraordinary = /\bextraordinaria\b/.test(folded);
  if (!isExtraordinary && !/\bordinaria\b/.test(folded)) return null;
  const isSecond = /\b(?:segunda|2da|2a|2°|2º) (?:convocatoria|citacion|llamado)\b/.test(folded);
  const isFirst = /\b(?:primera|1ra|1era|1a|1°|1º) (?:convocatoria|citacion|llamado)\b/.test(folded);
  if (isExtraordinary) {
    const [first, second] = [60, 30];
    const text =
      isFirst === isSecond
        ? part >= first
          ? `Sí: el ${shown(part)} de las acciones con voto alcanza en las dos convocatorias de la extraordinaria, que piden el ${first} % y el ${second} %, si el estatuto no fija otro quórum`
          : part >= second
            ? `Sólo en segunda convocatoria: la extraordinaria pide el ${first} % de las acciones con voto en la primera y el ${second} % en la segunda, y hay el ${shown(part)}, si el estatuto no fija otro quórum`
            : `No: la extraordinaria pide el ${first} % de las acciones con voto en la primera convocatoria y el ${second} % en la segunda, y el ${shown(part)} no llega, si el estatuto no fija otro quórum`
        : tellQuorum(
            part,
            isSecond ? second : first,
            `la extraordinaria en ${isSecond ? 'segunda' : 'primera'} convocatoria`,
          );
    return { text, keys: ['lgs:244'], calculator: null, answers };
  }
  const text = isSecond
    ? `Sí: en segunda convocatoria la ordinaria se constituye con cualquier número de acciones, también con el ${shown(part)}; decide por mayoría absoluta de los votos presentes`
    : part > half
      ? `Sí: el ${shown(part)} es la mayoría de las acciones con voto que la ordinaria pide en primera convocatoria`
      : `No en primera convocatoria: la ordinaria pide la mayoría de las acciones con voto, más del ${half} %, y el ${shown(part)} no llega. En segunda convocatoria se constituye con cualquier número`;
  return { text, keys: ['lgs:243'], calculator: null, answers };
}

const answers: Computed['answers'] = ['yes-no', 'requirements', 'how-much'];

const tellQuorum = (part: number, needed: number, meeting: string): string =>
  part >= needed
    ? `Sí: ${meeting} pide el ${needed} % de las acciones con voto y hay el ${shown(part)}, si el estatuto no fija otro quórum. Decide la mayoría absoluta de los votos presentes, salvo que el estatuto exija más o sea uno de los supuestos especiales`
    : `No: ${meeting} pide el ${needed} % de las acciones con voto y el ${shown(part)} no llega, si el estatuto no fija otro quórum`;

/** A change of the contract where it sets no majority of its own (LGS 160). */
function ofContract(folded: string, part: number): Computed | null {
  if (!/\b(?:modific|reform|cambi|prorrog|transform|fusion|aument)\w*\b/.test(folded)) return null;
  // What a firm does with its prices, its pupils or its managers changes no contract.
  if (
    !/\b(?:soci[oa]s?|capital|cuotas sociales|vot\w+)\b/.test(folded) ||
    /\b(?:gerent\w+|preci\w+|alquiler\w*)\b/.test(folded)
  )
    return null;
  // Who tells a part of their own and asks what another may do tells not the part of that one.
  if (/\b(?:tengo|soy)\b/.test(folded) && /(?<!\bse )\b(?:puede|pueden|quieren?)\b/.test(folded)) return null;
  // Who is outvoted asks what the others may do.
  if (/\b(?:sin (?:mi|el|su) (?:voto|firma|consentimiento|acuerdo)|(?:me|nos) pueden|en contra mia)\b/.test(folded))
    return null;
  const needed = 75;
  const isSilent =
    /\b(?:no dice nada|nada dice|no (?:preve|prevee|regula|fija|establece)|guarda silencio|calla)\b/.test(folded);
  const isAlone = /\b(?:yo sol[oa]|yo tengo|tengo|por mi cuenta|un solo socio|sin (?:los otros|el otro))\b/.test(
    folded,
  );
  if (part >= needed && isAlone) {
    const reply = `No con un solo socio: el ${shown(part)} llega a las tres cuartas partes del capital, ${needed} %, que hacen falta si el contrato no fija otra mayoría, pero se necesita además el voto de otro`;
    return { text: reply, keys: ['lgs:160'], calculator: null, answers };
  }
  const reply =
    part >= needed
      ? `${isSilent ? 'Sí' : 'Sí, si el contrato no fija otra mayoría'}: para modificarlo hacen falta las tres cuartas partes del capital, ${needed} %, y hay el ${shown(part)}. Si un solo socio lo reúne, se necesita además el voto de otro`
      : part > half
        ? `${isSilent ? 'No' : 'No, si el contrato no fija otra mayoría'}: para modificarlo hacen falta las tres cuartas partes del capital, ${needed} %, y el ${shown(part)} no llega. El contrato puede pedir menos, pero siempre más de la mitad`
        : `No: para modificar el contrato hace falta, como mínimo, más de la mitad del capital, y el ${shown(part)} no llega; si el contrato no fija la mayoría, hacen falta las tres cuartas partes, ${needed} %`;
  return { text: reply, keys: ['lgs:160'], calculator: null, answers };
}

const associates = String.raw`(?:asociad[oa]s|soci[oa]s|miembros)`;
const allOfThem = new RegExp(
  String.raw`\b(?:somos|son|hay|tiene|tenemos|de|sobre) (?:l[oa]s )?${numberPattern} ${associates}\b`,
);
const present = new RegExp(
  String.raw`\b(?:fueron|fuimos|vinieron|vinimos|asistieron|asistimos|se presentaron|habia|eramos|participaron)(?: (?:solo|solamente|apenas|unos))? ${numberPattern}\b|\b${numberPattern}(?: ${associates})? (?:presentes|asistentes|asistieron|fueron)\b`,
);

/** Half of the associates and one more, or whoever came an hour later (ley 20.337, 49). */
function ofAssociates(folded: string): Computed | null {
  if (
    !/\basamblea\b/.test(folded) ||
    /\b(?:fusion|disolu\w+|disolver|objeto|delegad\w+|exclu\w+|expuls\w+|ech(?:o|aron|ar|en))\b/.test(folded)
  )
    return null;
  const all = allOfThem.exec(folded)?.[1];
  const came = present.exec(folded);
  const comers = came?.[1] ?? came?.[2];
  if (all === undefined || comers === undefined) return null;
  const [total, there] = [readNumber(all), readNumber(comers)];
  const needed = Math.floor(total / 2) + 1;
  // "Half and one more" of an odd number is read in two ways.
  if (there > total || (total % 2 === 1 && there === needed)) return null;
  const text =
    there >= needed
      ? `Con ${there} de ${total} asociados está la mitad más uno, que son ${needed}: vale sin esperar la hora`
      : `Sí, si empezó una hora después de la fijada: entonces vale con cualquier número de asistentes. Antes de esa hora hacían falta ${needed}, la mitad más uno de ${total}, y fueron ${there}`;
  return {
    text: `${text}. Se decide por simple mayoría de los presentes, salvo que la ley o el estatuto pidan más`,
    keys: ['ley-20337:49', 'ley-20337:53'],
    calculator: null,
    answers,
  };
}
