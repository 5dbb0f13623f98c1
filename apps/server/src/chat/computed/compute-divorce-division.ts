import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { tellAmount } from './told-amounts.ts';
import { toldEstate } from './told-estate.ts';

const ofDivorce = /\b(?:divorci\w+|nos separ\w+|me separ\w+|separandonos)\b/;
const asks =
  /\b(?:cuanto (?:me|nos|le|es)|que (?:parte|porcentaje)|como se (?:divide|reparte)|(?:me|nos|le) (?:toca|corresponde))\b/;
/** A union without marriage makes no community; a regime, an agreement or a debt divides otherwise. */
const undecided =
  /\b(?:conviv\w+|concubin\w+|no (?:estamos|estabamos|somos|eramos) casad\w+|separacion de bienes|convencion|hipoteca\w*|credito|deuda\w*|muri\w+|fallec\w+|herencia|viud[oa]|alimentos|compensacion|recompensa|plata (?:mia|propia)|dinero propio|acuerdo|convenio|sociedad|empresa|pareja|novi[oa])\b/;
/** Who parts may never have married. */
const wereMarried = /\b(?:divorci\w+|casad[oa]s?|casar\w*|matrimoni\w+|espos[oa]|marido|mujer|conyuge|ganancial\w*)\b/;

/** What each spouse takes of the community whose goods were told with their values (CCyC 498); own goods stay with their owner. */
export const computeDivorceDivision: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!ofDivorce.test(folded) || !asks.test(folded) || undecided.test(folded) || !wereMarried.test(folded)) return null;
  const estate = toldEstate(understood, false, false);
  if (estate === null || estate.community === 0) return null;
  const { community, own, currency } = estate;
  const ownGoods =
    own === 0 ? '' : `. Lo propio (${tellAmount(own, currency)}) no se divide: queda para quien era su dueño`;
  return {
    text: `De lo ganancial (${tellAmount(community, currency)}) a cada uno le tocan ${tellAmount(community / 2, currency)}: se divide por mitades, sin importar a nombre de quién esté ni cuánto puso cada uno, salvo que acuerden otra cosa${ownGoods}`,
    keys: ['ccyc:498', ...(own === 0 ? [] : ['ccyc:464'])],
    calculator: null,
    answers: ['how-much'],
  };
};
