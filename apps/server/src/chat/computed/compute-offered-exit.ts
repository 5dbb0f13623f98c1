import { known, notApplicable } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { isOfWork, leavesTheLaw, otherWork, workAbroad } from './leaves-the-law.ts';
import { causeTold } from './told-cause.ts';
import { flag, minPay, payOf, pesos, serviceOf } from './told-facts.ts';
import { sumOffered } from './told-offer.ts';
import { dismissed, toSettlement } from './told-termination.ts';

const ofExit =
  /\b(?:para que (?:firme|me vaya|renuncie|acepte|arregle)|si (?:firmo|me voy|renuncio|acepto)|retiro voluntario|mutuo acuerdo|comun acuerdo|acuerdo de (?:salida|desvinculacion)|arregl(?:ar|o|emos)|que (?:firme|renuncie))\b/;
const asks =
  /\b(?:conviene|esta bien|es poco|es justo|acept\w+|cuanto (?:me )?(?:corresponde|tocaria|deberian|seria))\b/;
const isSpecial =
  /\b(?:embaraz\w+|delegad\w+|licencia|domestic\w+|casas? particular\w*|periodo de prueba|a prueba|jubil\w+|accident\w+|art|(?:mi|un|una) emplead[oa]|(?:le|les) (?:ofrec\w+|pago|doy))\b/;

/** How a sum that is offered for leaving stands to what a dismissal without cause would pay for the time and the pay that were told. */
export const computeOfferedExit: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!ofExit.test(folded) || !asks.test(folded) || isSpecial.test(folded) || !isOfWork(understood)) return null;
  if (leavesTheLaw(facts, regimes) || otherWork.test(folded) || workAbroad.test(folded)) return null;
  if (flag(facts, 'domestico') === true || !coveredCauses.includes(causeTold(folded, facts))) return null;
  const [sum, pay, service] = [sumOffered(understood), payOf(understood), serviceOf(understood)];
  if (sum === null || pay === null || pay.value < minPay || sum === pay.value || service === null) return null;
  const lines = (hasNoCap: boolean) => {
    const settled = settle(() =>
      computeTermination({
        ...dismissed(service, pay.value, 'dependencia'),
        cap: hasNoCap ? notApplicable() : known(1),
      }),
    );
    return 'refused' in settled ? null : settled.value.lines;
  };
  const [most, least] = [lines(true), lines(false)];
  if (most === null || least === null) return null;
  const worth = (of: typeof most, id: string) => of.find((line) => line.id === id)?.max ?? 0;
  const [seniority, floor, notice] = [worth(most, 'antiguedad'), worth(least, 'antiguedad'), worth(most, 'preaviso')];
  if (seniority === 0) return null;
  const salaries = seniority / pay.value;
  const verdict =
    sum < floor + notice
      ? `Te ofrecen menos que un despido sin causa: ${pesos(sum)} contra`
      : sum >= seniority + notice
        ? `Lo que te ofrecen, ${pesos(sum)}, llega a la antigüedad y el preaviso de un despido sin causa:`
        : `Los ${pesos(sum)} que te ofrecen quedan dentro de lo que pagaría un despido sin causa, según el tope del convenio:`;
  return {
    text: `${verdict} ${salaries} ${salaries === 1 ? 'sueldo' : 'sueldos'} por antigüedad (entre ${pesos(floor)} y ${pesos(seniority)}, según el tope del convenio) más ${pesos(notice)} de preaviso, con ${service.told}; aparte van los días del mes, el aguinaldo y las vacaciones. No estás obligado a aceptar, y renunciar no da indemnización`,
    keys: ['lct:245', 'lct:231', 'lct:232', 'lct:241'],
    answers: ['how-much', 'yes-no'],
    calculator: toSettlement({
      start: service.start,
      end: service.end,
      cause: 'sin-causa',
      worker: 'dependencia',
      bestPay: String(pay.value),
    }),
  };
};

/** Nobody has ended the contract yet. */
const coveredCauses: readonly ReturnType<typeof causeTold>[] = [null, 'mutuo-acuerdo', 'renuncia'];
