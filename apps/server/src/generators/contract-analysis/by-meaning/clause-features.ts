import { isStopWord } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { normalizeWord } from '@foja/legal-text/normalize-word';
import { tokenize } from '@foja/legal-text/tokenize';

/** Words that say little of a matter and much of what is agreed about it. */
const tellingWords = new Set(
  'no ni sin nunca nada ningun ninguna ninguno tampoco solo solamente unicamente aun aunque incluso salvo excepto todo toda todos todas cualquier cualquiera cuando siempre hasta antes despues mientras ambas ambos cada'.split(
    ' ',
  ),
);
const negations = new Set('no ni sin nunca nada ningun ninguna ninguno tampoco'.split(' '));
/** How many words of meaning a negation reaches. */
const negationReach = 3;
/** Who usually writes the contract, and who signs what the other wrote: what one may is not what the other may. */
const strongSide =
  /^(?:locador|arrendador|propietari|duen|vendedor|enajenante|cedente$|desarroll(?:ador|ista)|loteador|constructor|contratista|empresa|prestador|proveedor|licenciante|franquiciante|concedente|fabricante|principal$|banco|entidad|financier|acreedor|mutuante|prestamista|empleador|patronal|compania|administrador|fiduciari|organizador|plataforma|predisponente|inmobiliari|concesionari|comodante|club|agencia|firma$|anfitrion)/;
const weakSide =
  /^(?:locatari|inquilin|arrendatari|huesped|pasajer|comprador|adquir|cliente|consumidor|usuari|suscriptor|adherente|comitente|contratante|franquiciad|distribuidor|agente|representante|deudor|mutuari|prestatari|trabajador|emplead[oa]s?$|dependiente|operari|fiduciante|beneficiari|fideicomisari|licenciatari|comodatari|alumn|asociad|socio|inversor|revendedor)/;
const guarantor = /^(?:fiador|garante|codeudor|avalista)/;

/** Side of a word that names a party, null for any other word. */
function sideOf(word: string): string | null {
  if (guarantor.test(word)) return '§g';
  if (strongSide.test(word)) return '§s';
  return weakSide.test(word) ? '§w' : null;
}

/** What a clause is known by: its words, which of them are denied, which follow each other, who is named. Each once, with its weight. */
export function clauseFeatures(sentence: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight));
  let denied = 0;
  let last = '^';
  let beforeLast = '^';
  for (const { text } of tokenize(fold(sentence))) {
    const isTelling = tellingWords.has(text);
    if (!isTelling && isStopWord(text)) continue;
    const stem = isTelling ? text : normalizeWord(text);
    if (stem.length < 2) continue;
    const isNumber = /^#|^\d/.test(stem);
    const side = sideOf(text);
    const name = side ?? (isNumber ? '#' : stem);
    add(name, isTelling ? 0.7 : 1);
    if (side !== null) add(stem, 0.6);
    if (!isNumber && side === null && stem.length > 5) add(`${stem.slice(0, 5)}*`, 0.5);
    if (denied > 0 && !isTelling) {
      add(`¬${name}`, 0.8);
      denied -= 1;
    }
    add(`${last} ${name}`, 0.7);
    add(`${beforeLast} _ ${name}`, 0.4);
    beforeLast = last;
    last = name;
    if (negations.has(text)) denied = negationReach;
  }
  return features;
}

/** Words of two letters or more. */
export function countWords(sentence: string): number {
  return sentence.match(/\p{L}{2,}/gu)?.length ?? 0;
}
