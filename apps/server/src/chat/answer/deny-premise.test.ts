import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, it } from 'vitest';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { understand } from '../../understanding/understand.ts';
import { answersNo, stanceOf } from './deny-premise.ts';

const understood = (question: string) =>
  understand(question, {
    knowledge: starterKnowledge(),
    registry: new NormRegistry([]),
    today: civilDay('2026-11-27'),
  });
const claimsOf = (question: string) => understood(question).claims;
const law = 'En las compras a distancia tenés diez días corridos para arrepentirte.';

it.each([
  ['another number of days', '¿Es cierto que tengo 30 días hábiles para arrepentirme de una compra?', 'No'],
  ['the same days of another kind', '¿Es cierto que tengo 10 días hábiles para arrepentirme de una compra?', 'No'],
  ['the figure of the law', '¿Es cierto que tengo 10 días corridos para arrepentirme de una compra?', 'Sí'],
  ['a figure that is told, not asked about', 'Compré hace 30 días y me quiero arrepentir', null],
])('what is asked about is denied only where the law fixes another figure: %s', (_, question, expected) => {
  expect(stanceOf(claimsOf(question), law)).toBe(expected);
});

it.each([
  [
    'a figure that a question takes for granted',
    'Como las marcas duran 20 años, ¿cuándo la renuevo?',
    'La marca registrada dura diez años y puede renovarse.',
    'No',
  ],
  [
    'a figure of a numbered article, whatever stops stand in its name',
    '¿Es cierto que el art. 730 CCyC limita las costas al 30% del monto?',
    'La responsabilidad por costas no pasa del veinticinco por ciento del monto.',
    'No',
  ],
  [
    'a requirement',
    'La ley exige que el director de la SA sea accionista, ¿alcanza con una acción?',
    'Para ser director de una sociedad anónima la ley no exige ser accionista.',
    'No',
  ],
  [
    'a rule without a figure that the law has the other way round',
    'La ley dice que las vacaciones se pagan al volver, ¿no?',
    'La retribución de las vacaciones debe pagarse al comenzarlas.',
    'No',
  ],
  [
    'what is asked whether it is true, and the law denies at once',
    '¿Es verdad que el inquilino tiene que pagar las expensas extraordinarias?',
    'Las expensas extraordinarias no las paga el inquilino.',
    'No',
  ],
  [
    'nothing, where the rule is as it is told',
    'La ley dice que las vacaciones se pagan por adelantado, ¿no?',
    'La retribución de las vacaciones debe pagarse al comenzarlas.',
    null,
  ],
  [
    'nothing, where the sentence speaks of something else',
    'Como las marcas duran 20 años, ¿cuándo la renuevo?',
    'Para pedir la nulidad no hay plazo si se actuó de mala fe.',
    null,
  ],
  [
    'a term in another unit',
    '¿Es cierto que tengo tres meses para apelar?',
    'Se apela dentro de los diez días hábiles de notificada.',
    'No',
  ],
  [
    'another kind of days, though a second term has the number',
    '¿El recurso extraordinario se interpone dentro de los 10 días corridos?',
    'Se interpone dentro de los diez días hábiles; del escrito se da traslado por diez días.',
    'No',
  ],
  [
    'a share that the law tells in words',
    '¿Es cierto que la mayoría es del 51%?',
    'El acuerdo lo aprueban acreedores que representen dos tercios del capital.',
    'No',
  ],
  [
    'a figure that the sentence names to deny it',
    '¿La garantía dura un año?',
    'La garantía no dura un año: dura seis meses.',
    'No',
  ],
  [
    'nothing, where the number holds for some',
    '¿La prescripción es de 10 años si no estoy inscripto?',
    'Prescriben a los cinco años para los inscriptos, y a los diez para quien no se inscribió.',
    null,
  ],
  [
    'nothing, where the figure is of something else that the sentence asks for besides',
    '¿Es verdad que con firmar en el estudio quedo obligado a darle el 20 %?',
    'El pacto de cuota litis no puede superar el veinte por ciento y necesita homologación.',
    null,
  ],
  [
    'nothing, where a bare number is of something else',
    '¿Es verdad que el paredón es de los dos?',
    'Entre dos edificios el muro se presume medianero.',
    null,
  ],
  [
    'nothing, where the figure holds only for some',
    '¿Es verdad que hay que alquilar por dos años como mínimo?',
    'Los dos años rigen sólo si no se pactó plazo.',
    null,
  ],
  ['nothing but what it is', '¿Es cierto que la prueba es de ocho meses?', 'El peón tiene ocho meses de prueba.', 'Sí'],
  [
    'a figure that the law does not fix for what is asked',
    '¿Rigen los dos años también en la quiebra?',
    'Para la quiebra la ley no fija los dos años, que se cuentan desde el concurso.',
    'No',
  ],
  [
    'nothing, where a number names an article',
    '¿Cuándo se extingue la fianza según el 1596?',
    'La fianza general se extingue a los cinco años de otorgada.',
    null,
  ],
  [
    'nothing, where the sentence says no by itself',
    'La ley exige que el director de la SA sea accionista, ¿alcanza con una acción?',
    'No hace falta ser accionista para ser director de una sociedad anónima.',
    null,
  ],
])('what is told first denies %s', (_, question, sentence, stance) => {
  expect(stanceOf(claimsOf(question), sentence)).toBe(stance);
});

it.each([
  ['me mandaron algo que nunca pedí, tengo que pagarlo?', 'Nadie tiene que pagar lo que le mandan.', true],
  ['me mandaron algo que no pedí. ¿tengo que pagarlo?', 'Nadie tiene que pagar lo que le mandan sin pedirlo.', true],
  ['¿la renuncia vale por whatsapp?', 'La renuncia sólo vale por telegrama.', true],
  ['¿la renuncia vale por telegrama?', 'La renuncia sólo vale por telegrama.', false],
  ['¿está prohibido fumar acá?', 'Está prohibido fumar en lugares cerrados.', false],
  ['me dio 0,3, ¿está bien que me retengan el registro?', 'Está prohibido conducir con alcoholemia.', false],
  [
    'la casa está a su nombre, ¿puede hacerlo sin mi firma?',
    'Ningún cónyuge puede vender la vivienda familiar solo.',
    true,
  ],
  ['¿me conviene renunciar o que me despidan?', 'Nadie puede obligarte a renunciar.', false],
  ['¿y si yo había tomado?', 'Está prohibido conducir habiendo tomado.', false],
  ['uno no quiere vender, ¿lo podemos obligar?', 'Nadie puede obligarte a vender tu parte.', false],
  ['debe alimentos, ¿lo pueden meter preso?', 'Nadie va preso por deudas, salvo las de alimentos.', false],
  ['¿cuánto tengo que pagar?', 'Nadie tiene que pagar lo que le mandan sin pedirlo.', false],
])('who asks whether is told «No» where the law denies it at once: %s', (question, sentence, expected) => {
  expect(answersNo(understood(question).parts, sentence)).toBe(expected);
});
