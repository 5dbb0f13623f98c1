import { replacing, type Swap, type WritingRule, wholeWords } from './rule.ts';

const verbs =
  'vengo viene|solicito solicita|pido pide|promuevo promueve|interpongo interpone|acompaño acompaña|adjunto adjunta|ofrezco ofrece|reclamo reclama|demando demanda|denuncio denuncia|constituyo constituye|manifiesto manifiesta|sostengo sostiene|niego niega|desconozco desconoce|impugno impugna|fundo funda|reservo reserva|trabajé trabajó|pagué pagó|firmé firmó|recibí recibió|suscribí suscribió|reclamé reclamó|envié envió|remití remitió|intimé intimó|compré compró|alquilé alquiló|presté prestó|sufrí sufrió|tuve tuvo|hice hizo|fui fue|estuve estuvo|soy es|estoy está|tengo tiene|debo debe|quiero quiere|considero considera|creo cree|entiendo entiende|afirmo afirma|ratifico ratifica|acepto acepta|rechazo rechaza|autorizo autoriza';

const swaps: readonly Swap[] = [
  ...verbs.split('|').map((pair): Swap => {
    const [first = '', third = ''] = pair.split(' ');
    return [first, third];
  }),
  ['conmigo', 'con quien suscribe'],
  ['(a|de|por|para) mí', '$1 quien suscribe'],
  ['mi', 'su'],
  ['mis', 'sus'],
];
const convert = replacing('', swaps);
const firstLeft = wholeWords('yo|me|mí|conmigo|nos|nosotros|nuestr[oa]s?');
/** First persons that the table does not know: "declaré", "dejo". A noun may end so too, and then the sentence stays. */
const unknownFirst = /(?<!\p{L})(?:que |no |y |^)\p{Ll}{2,}(?:é|í)(?!\p{L})/iu;

/** First person as third, only where nothing of the first is left in the sentence. */
export const toThirdPerson: WritingRule = {
  reason: 'pasa a tercera persona',
  apply(sentence) {
    const turned = convert.apply(sentence);
    return turned.search(firstLeft) !== -1 || unknownFirst.test(turned) ? sentence : turned;
  },
};
