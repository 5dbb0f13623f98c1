import { fold } from '@foja/legal-text/fold';
import { numberPattern } from '@foja/legal-text/number-pattern';
import type { Compute } from './computed.ts';
import { inherit } from './tell-heirs-amounts.ts';
import { tellAmount, toldAmounts } from './told-amounts.ts';

const ofWill = /\b(?:testament\w*|test(?:ar|o)|leg(?:ar\w*|ado|o)|dej(?:ar|arle|arles|arlo|arla)|herencia)\b/;
const asks =
  /\b(?:cuanto (?:\w+ ){0,2}?(?:puedo|puede|podria|podria|le puedo)|(?:que|cual) (?:parte|porcentaje|porcion|proporcion)|hasta (?:cuanto|que (?:parte|porcentaje))|lo (?:maximo|mas)(?: posible)? que|cuanto (?:le|les) (?:puedo )?dej\w+|porcion disponible|maximo)\b/;
/** Who asks for the part of a spouse, or of one who was passed over, asks for another figure. */
const undecided =
  /\b(?:discapac\w+|cud|desheredad\w*|indign\w+|impugn\w+|nul\w+|mejora(?:r)?|don(?:ar|e|o|acion\w*)|(?:muri\w+|fallec\w+) (?:mi|un)|seguro|fideicomiso|usufructo|union convivencial registrada|me dej(?:o|aron)|nos dej(?:o|aron))\b/;
const children = new RegExp(
  String.raw`\b(?:tengo|tenemos|tiene|con|mis|sus)(?: (?:ya|solo))?(?: (?:${numberPattern}))? (?:hij[oa]s?|nen[ea]s?)\b|\btengo\b[^.;?]{0,30}\bhij[oa]s?\b|\bmi(?:s)? (?:unic[oa]s? )?hij[oa]s?\b`,
);
const childless =
  /\b(?:no (?:tengo|tenemos|tiene|tuve|tuvimos) (?:ni )?(?:hij\w+|descendencia)|sin (?:tener )?(?:hij\w+|descendencia)|ni hij\w+)\b/;
/** The spouse inherits too: what is left to them adds to their own part. */
const toSpouse =
  /\bdejar(?:me|nos)\b|\b(?:dejarle|testar|testamento|legar\w*)\b[^.;?]{0,30}\b(?:a|a favor de) mi (?:espos[oa]|mujer|marido|conyuge)\b/;
const married =
  /\b(?:tengo (?:espos[oa]|mujer|marido)|(?:soy|estoy|esta) casad[oa]|casad[oa] (?:sin|con|y)|mi (?:esposa|esposo|marido|mujer|conyuge))\b/;
const unmarried =
  /\b(?:solter[oa]|viud[oa]|divorciad[oa]|no (?:estoy|estamos|soy|esta|tengo) (?:casad[oa]s?|espos[oa]|conyuge)|sin (?:conyuge|espos[oa]|casar\w*|marido|mujer)|ni (?:espos[oa]|conyuge|marido|mujer))\b/;
const parents = String.raw`(?:padres|viejos|mama|madre|vieja|papa|padre|viejo|ascendientes)`;
const parentsAlive = new RegExp(
  String.raw`\b(?:vive[n]?|tengo (?:a|vivos a)?|siguen? viv\w+|quedan?)(?: todavia| solo| aun)? (?:a )?mis? ${parents}\b|\bmis? ${parents} (?:todavia |aun )?(?:viven?|estan? viv[oa]s?|siguen? viv\w+)`,
);
const parentsGone = new RegExp(
  String.raw`\bmis? ${parents} (?:ya )?(?:muri\w+|fallec\w+|no viven?)|\b(?:sin|ni|no tengo|murieron mis|fallecieron mis) ${parents}\b|\bhuerfan[oa]\b`,
);

/** How much somebody may leave by will to whom they want, for the heirs that they told (CCyC 2445, 2446). */
export const computeDisposablePart: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!ofWill.test(folded) || !asks.test(folded) || undecided.test(folded) || toSpouse.test(folded)) return null;
  const hasChildren = childless.test(folded) ? false : children.test(folded) ? true : null;
  if (hasChildren === null) return null;
  const hasSpouse = unmarried.test(folded) ? false : married.test(folded) ? true : null;
  const hasParents = parentsGone.test(folded) ? false : parentsAlive.test(folded) ? true : null;
  // Without children the spouse or a parent has the same half: which of them is left decides nothing, that none is does.
  if (!hasChildren && hasSpouse !== true && (hasSpouse === null || hasParents === null)) return null;
  const result = inherit({
    children: hasChildren ? [{ alive: true, grandchildren: 0 }] : [],
    spouse: hasSpouse === true,
    parents: hasParents === true ? 1 : 0,
    grandparents: 0,
    siblings: { full: 0, half: 0, nephews: [] },
    uncles: 0,
    cousins: 0,
    marital: '0',
  });
  if (result === null) return null;
  const { disponible, legitima } = result;
  const amounts = toldAmounts(understood);
  const [amount] = amounts;
  const part = fractionNames[disponible];
  if (part === undefined || amounts.length > 1) return null;
  const of =
    amount === undefined
      ? part.name
      : `${tellAmount(amount.value * part.value, amount.currency)}: ${part.name} de ${tellAmount(amount.value, amount.currency)}`;
  const whose = hasChildren
    ? hasSpouse === true
      ? 'de los hijos y del cónyuge'
      : 'de los hijos'
    : hasSpouse === true
      ? hasParents === true
        ? 'del cónyuge y de los padres'
        : 'del cónyuge'
      : 'de los padres';
  const rest =
    legitima === '0'
      ? 'Sin descendientes, padres, abuelos ni cónyuge no hay legítima: hermanos y sobrinos no la tienen'
      : `${hasChildren ? 'Los otros dos tercios son' : 'La otra mitad es'} la legítima ${whose}, aunque el testamento diga otra cosa`;
  const community =
    hasSpouse === true && amount !== undefined
      ? '. De los gananciales cuenta sólo la mitad: la otra ya es del cónyuge'
      : '';
  return {
    text: `Por testamento se puede dejar a quien se quiera ${of}. ${rest}. La cuenta se hace a la muerte, sobre lo que haya descontadas las deudas más lo donado en vida${community}`,
    keys:
      legitima === '0'
        ? ['ccyc:2444', 'ccyc:2445']
        : hasChildren && hasSpouse === true
          ? ['ccyc:2445', 'ccyc:2446']
          : ['ccyc:2445', 'ccyc:2444'],
    standsOn: result.citations,
    calculator: null,
    answers: ['how-much', 'yes-no'],
  };
};

const fractionNames: Partial<Record<string, { name: string; value: number }>> = {
  '1/3': { name: 'un tercio', value: 1 / 3 },
  '1/2': { name: 'la mitad', value: 1 / 2 },
  '1': { name: 'todo', value: 1 },
};
