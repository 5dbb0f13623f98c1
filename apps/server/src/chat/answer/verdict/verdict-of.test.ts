import { describe, expect, test } from 'vitest';
import { understood } from '../../../testing/understood.ts';
import { factsWithOnlyMeasures } from '../doubts/doubt-features.ts';
import { verdictOf } from './verdict-of.ts';

function verdict(question: string, sentence: string, isOfFacts = false) {
  const read = understood(question);
  return verdictOf({ ...read, facts: factsWithOnlyMeasures(read) }, sentence, isOfFacts);
}

describe('no verdict', () => {
  test.each([
    [
      'leave is given for something else',
      '¿Se puede plantar un árbol pegado a la medianera?',
      'Si el árbol medianero te perjudica podés exigir que se arranque.',
    ],
    [
      'leave is given for another thing',
      'El árbol tiene ramas sobre mi patio, ¿puedo cortarlas?',
      'Podés cortar las raíces que entran; si molesta podés exigir que cortes las ramas.',
    ],
    [
      'leave is given only otherwise',
      'Debo a dos hermanos y uno ya demandó, ¿le puedo pagar al hermano que no demandó?',
      'Si un hermano ya demandó, el deudor sólo puede pagarle a él.',
    ],
    [
      'a time has passed for one kind and not for another',
      'Tengo una multa de hace 3 años, ¿ya prescribió?',
      'Con más de dos años está prescripta la acción por falta leve, pero no la de una falta grave, que prescribe a los cinco años.',
    ],
    ['what was asked is not whether', '¿Cuánto me tienen que pagar?', 'El empleador paga el preaviso.'],
    [
      'the rule has a condition of which nothing was told',
      'Me dicen que no me pagan el faro, ¿es así?',
      'Si lo prendiste de noche, te pagan el faro.',
    ],
    ['the rule denies twice', '¿Me corresponde la lámpara?', 'No se puede despedir sin pagar la lámpara.'],
    [
      'what passed is next to the term',
      'Lo presenté a los 30 días, ¿en término?',
      'Se presenta dentro de los treinta días.',
    ],
    [
      'what was told is how many months are owed',
      'Me deben tres meses de sueldo, ¿todavía puedo reclamar?',
      'El reclamo se presenta dentro de los treinta días.',
    ],
    [
      'what was told is how many months of pay were offered',
      'Me ofrecieron tres meses de sueldo, ¿estoy a tiempo?',
      'El reclamo se presenta dentro de los treinta días.',
    ],
    [
      'what was told is how many months are owed, of what they do not say',
      'Me deben tres meses, ¿todavía puedo reclamar?',
      'El reclamo se presenta dentro de los treinta días.',
    ],
    [
      'a remedy is asked of, and the rule fixes when something else is done',
      'Hace tres meses que no me pagan, ¿todavía puedo reclamarlos?',
      'El sueldo debe pagarse dentro de los cuatro días hábiles.',
    ],
    [
      'a remedy is asked of, and the rule fixes the votes for something else',
      'Somos 30 socios y votaron 3. ¿Podemos impugnar la asamblea?',
      'El estatuto se modifica con el voto de dos tercios de los socios.',
    ],
    [
      'another thing is asked first',
      '¿Cuándo vence la marca y se puede renovar?',
      'La marca puede renovarse si se usó.',
    ],
    [
      'the rule has two terms',
      'Lo presenté a los 48 días, ¿en término?',
      'Se presenta dentro de los treinta días o de los sesenta.',
    ],
    ['the other side denies what the rule denies', 'Dicen que no hay faro, ¿es así?', 'En la isla no hay faro.'],
    ['who pays depends', 'Mordió a mi hija, ¿tiene que pagar?', 'El dueño responde sólo si lo dejó suelto.'],
    [
      'the form is one that the rule takes',
      'Mandé telegrama, ¿vale como renuncia?',
      'La renuncia sólo vale por telegrama.',
    ],
    [
      'a rule for everybody begins like an answer',
      '¿Puedo devolverlas?',
      'Podés devolverlas mientras no pasen diez días.',
    ],
    [
      'the rule is on another claim',
      'Mi ex dice que no tiene que pasar alimentos para el nene. ¿Tiene razón?',
      'Los esposos se deben alimentos mientras están casados.',
    ],
    [
      'what is said does not tell of what',
      'Me caí yendo a trabajar y la ART dice que no me cubre. ¿Es así?',
      'La ART cubre las enfermedades del listado oficial.',
    ],
  ])('is drawn where %s', (_, question, sentence) => {
    expect(verdict(question, sentence)).toBeNull();
  });
});

describe('a verdict', () => {
  test.each([
    [
      'No',
      'El patrón dice que no es un accidente de trabajo. ¿Está bien lo que dice?',
      'El accidente en el trayecto está cubierto, salvo que lo interrumpas.',
    ],
    ['No', 'Me dijeron que los usados se venden sin garantía. ¿Es así?', 'Los usados tienen tres meses de garantía.'],
    [
      'No',
      'Tenía un seguro desde hace 4 años. Dicen que por suicidio no paga. ¿Es correcto?',
      'Con tres años de vigencia, el seguro paga aunque haya suicidio.',
    ],
    ['No', 'La tienda dice que la vuelta la pago yo. ¿Corresponde?', 'Los gastos de devolución los paga el vendedor.'],
    ['No', 'Dicen que no me deben nada. ¿Es verdad?', 'Te corresponden el preaviso y los días trabajados.'],
    [
      'No',
      'Mi jefe dice que no me corresponde aguinaldo porque renuncié. ¿Es así?',
      'Quien renuncia no pierde el aguinaldo.',
    ],
    ['No', '¿Me pueden embargar mi sueldo por eso?', 'El heredero no paga con lo suyo las deudas.'],
    ['No', 'Renuncié por whatsapp y me dicen que vale como renuncia. ¿Es así?', 'La renuncia sólo vale por telegrama.'],
    ['No', 'Firmó un papelito. ¿Ya podemos sacarla?', 'La renuncia debe hacerse por escritura pública.'],
    ['No', 'Me puso una multa en el sueldo. ¿Puede hacer eso?', 'El empleador no puede imponer multas al trabajador.'],
    [
      'No',
      'Me descontó la mitad del sueldo. ¿Puede hacer eso?',
      'Los descuentos no pueden pasar del veinte por ciento.',
    ],
    ['No', 'Dicen que es del sanatorio. ¿Tienen razón?', 'Se entrega en dos días: el paciente es su titular.'],
    ['No', 'Lo presenté a los 48 días, ¿en término?', 'Se presenta dentro de los treinta días.'],
    ['Sí', 'Pasaron 48 días, ¿ya prescribió?', 'Prescribe a los treinta días.'],
    ['No', 'La multa es de hace 3 años, ¿prescribió?', 'Si ése es el tiempo, no prescribió: lo hace a los cinco años.'],
    ['No', 'Me deben el faro hace 3 años, ¿todavía puedo reclamarlo?', 'La deuda del faro prescribe a los dos años.'],
    ['No', 'Pasaron 48 días, ¿todavía puedo apelar?', 'Para apelar hay treinta días.'],
    ['Sí', 'Me chocaron hace 2 años, ¿todavía estoy a tiempo?', 'Por ese tiempo todavía no prescribió.'],
    [
      'No',
      'Somos 30 propietarios y firmaron 19. ¿Alcanza?',
      'Se modifica con el voto de dos tercios de los propietarios.',
    ],
    ['Sí', '¿Me corresponde algo más que la indemnización común?', 'La especial se suma a la de antigüedad.'],
    ['Sí', 'Mordió a mi hija. ¿Tiene que pagar?', 'Responden el dueño y el guardián aunque no tengan culpa.'],
    ['No', '¿Me corresponde indemnización por antigüedad?', 'En la prueba cualquiera puede irse sin indemnización.'],
    [
      'Sí, con condiciones',
      'Se rompió el calefón, ¿lo puedo arreglar y descontar?',
      'El arreglo es del dueño; si es urgente y no contesta, el inquilino puede hacerlo a cargo de él',
    ],
  ])('«%s» is drawn: «%s» – «%s»', (reply, question, sentence) => {
    expect(verdict(question, sentence)).toBe(reply);
  });

  test('is drawn from the first words of what is said just for the facts told', () => {
    expect(verdict('¿Las puedo devolver?', 'Estás a tiempo de devolverlas mientras no pasen diez días.', true)).toBe(
      'Sí',
    );
  });
});
