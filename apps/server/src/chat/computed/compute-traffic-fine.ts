import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { tellAmount, toldAmounts } from './told-amounts.ts';

const ofTraffic =
  /\b(?:fotomulta|transito|semaforo|velocidad|estacion\w+|infraccion|en rojo|contramano|doble fila|radar|cinturon|camara)\b/;
const asksLess = /\b(?:voluntari\w+|descuento|mitad|50 ?%|cincuenta por ciento|rebaja|reduc\w+)\b/;
const asksHowMuch = /\bcuant[oa]\b|\bpag\w+\b/;
/** What was already reduced is not halved again, and what is of a lease, of work or of a contract is no offence of traffic. */
const undecided =
  /\b(?:ya (?:con|tiene) (?:el )?descuento|recargo|alcohol\w*|grave|juicio|apremio|laboral|contrato|consorcio|alquiler)\b/;

/** A fine of traffic that is paid at once by who owns to it is halved (ley 24.449, 85). */
export const computeTrafficFine: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!/\bmultas?|fotomultas?\b/.test(folded) || !ofTraffic.test(folded) || undecided.test(folded)) return null;
  if (!asksLess.test(folded) || !asksHowMuch.test(folded)) return null;
  const [fine, ...others] = toldAmounts(understood);
  if (fine === undefined || others.length > 0) return null;
  return {
    text: `Son ${tellAmount(fine.value / 2, fine.currency)}: la mitad de ${tellAmount(fine.value, fine.currency)}, si reconocés la infracción y es por normas de circulación. Pagar así la deja firme, y ya no podés discutirla. Ese artículo no dice hasta qué día: mirá la fecha en el acta o en la citación`,
    keys: ['ley-24449:85'],
    calculator: null,
    answers: ['how-much'],
  };
};
