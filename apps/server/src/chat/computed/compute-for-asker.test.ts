import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import type { Ask } from '../../understanding/understood-question.ts';
import { computeForAsker } from './compute-for-asker.ts';
import { answersPart } from './computed.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('nothing is computed', () => {
  test.each([
    [
      'by the first instance of what a chamber clarifies',
      'me notificaron el 24/11/2026 la sentencia de cámara, ¿hasta cuándo pido la aclaratoria?',
    ],
    [
      'by the code of procedure of what protects from violence',
      'El juez me sacó de la casa por una perimetral, me notificaron el 24/11/2026, ¿hasta cuándo puedo apelar?',
    ],
    [
      'of the debtor’s exceptions to who answers them',
      'ejecuto un pagaré y el 25/11/2026 me notificaron el traslado de las excepciones, ¿cuándo vence para contestarlas?',
    ],
    [
      'by the terms of civil courts of what a tax office gives a sight of',
      'ARCA me notificó el 24/11/2026 la vista del ajuste, ¿hasta cuándo puedo contestarla?',
    ],
    [
      'from today of what is said to hold today',
      'Reclamo administrativo previo: supuestos en que hoy no es exigible y plazo para demandar frente al silencio',
    ],
    [
      'of an appeal that was decided already',
      'El organismo rechaza el recurso jerárquico el 22/6/2026, ¿qué plazo hay para demandar?',
    ],
    [
      'of an instance that waits for the court to send the file up',
      'Caducidad de segunda instancia: concedido el recurso el 10/3/2026 y el juzgado no eleva el expediente, ¿qué plazo hay?',
    ],
    [
      'by the law of employment for who delivers for an application',
      'Reparto con una app hace 2 años y medio y me bloquearon, ¿es un despido, cuánta indemnización me toca?',
    ],
    [
      'of months of rent as a term',
      'El contrato venció el 31/08/2026 y el inquilino depositó judicialmente dos meses de canon, ¿vence algún plazo?',
    ],
    [
      'of the hours of who may not work at night at all',
      'mi hija tiene 16 años y la quieren tomar en una heladería de 18 a 1 de la mañana, ¿puede trabajar en ese horario?',
    ],
    [
      'by the terms of labour courts of what a medical commission found',
      'Dictamen de comisión médica que fija 8% de incapacidad laboral, notificado el 20/11/2026, ¿qué plazo hay para el recurso del trabajador?',
    ],
    [
      'of the hours in which the other side wants somebody out',
      'El 30/11/2026 me llegó el telegrama de despido y dice que en 48 horas tenemos que estar afuera de la casa, ¿cuánto tiempo tengo?',
    ],
    [
      'of how long a pregnancy lasts',
      'me quedé sin empleo el 15 de septiembre y mi mujer está de 6 meses de embarazo, ¿hasta cuándo tengo cobertura?',
    ],
    [
      'of how far a pregnancy is, told without its name',
      'Me echaron el 10/10/2026 y mi señora está de 6 meses. ¿Hasta qué día seguimos con la obra social?',
    ],
    [
      'of how long somebody contributed',
      'Me despidieron el 30/9/2026. En los últimos tres años tengo 26 meses con aportes. ¿Hasta cuándo puedo pedir el fondo de desempleo?',
    ],
    [
      'of what the other side says that the law gives',
      'Estoy de licencia desde el 1/7/2026 y la empresa ya me avisó que dejaba de pagarme porque «son tres meses y punto». ¿Hasta cuándo me tienen que pagar?',
    ],
    [
      'of maintenance, where it is why an heir is shut out',
      'Exclusión por indignidad de heredero que no prestó alimentos al causante. Apertura: 3/12/2023. ¿Hasta cuándo se puede demandar?',
    ],
    [
      'of a cheque from the day that it bears',
      'Me pagaron con un cheque común (no diferido) fechado 10/11/2026. Si lo rechazan, ¿hasta cuándo puedo hacer juicio?',
    ],
    [
      'by the law of here of work that was done abroad',
      'Trabajo hace 3 años en un hotel de Punta del Este, contrato firmado en Uruguay. Me echaron la semana pasada, ¿cuánta indemnización me toca?',
    ],
    [
      'by the terms of civil courts of what a tax office assessed',
      'Me notificaron el 3/11/2026 una determinación de oficio por IVA, ¿qué plazo hay?',
    ],
    ['without a day', 'me notificaron la sentencia, ¿cuándo vence el plazo para apelar?'],
    ['with two days', 'me notificaron el 12/11/2026 y de nuevo el 20/11/2026, ¿cuándo vence el plazo para apelar?'],
    ['without a term that is known by name', 'me notificaron el 20/11/2026, ¿cuándo vence el plazo para bailar?'],
    ['for a year without a calendar', 'notificado el 15/5/2028 por cédula, ¿cuándo vence el plazo para apelar?'],
    [
      'by one of two codes of criminal procedure',
      'me notificaron la condena penal el 20/11/2026, ¿cuándo vence el plazo de casación?',
    ],
    ['where nothing was notified', 'el 20/11/2026 quiero apelar, ¿qué plazo hay?'],
    ['where it was never notified', 'no recibí la notificación del 10/11/2026, ¿hasta cuándo puedo apelar?'],
    [
      'of who is never notified of the end of a leave',
      'Está con licencia desde el 10/05/2026. ¿Qué pasa si vencida la reserva no se le notifica nada, cuándo vence el plazo?',
    ],
    [
      'of a promise of the other side',
      'Pedí mi historia clínica el viernes y me dijeron que en un mes me la dan, ¿qué plazo tienen?',
    ],
    ['from the request of a divorce', 'pedí el divorcio el 3/6/2026, ¿hasta cuándo pido la compensación económica?'],
    [
      'from the notice of a meeting',
      'me avisaron el 3/11/2026 que se hizo la asamblea del consorcio, ¿hasta cuándo la impugno?',
    ],
    [
      'by a term of proceedings where there are none',
      'vendió la casa y me enteré el 1/11/2026, ¿hasta cuándo puedo pedir nulidad?',
    ],
    ['as served where goods were delivered', 'me llegaron unas zapatillas el 20/11/2026, ¿hasta qué día las devuelvo?'],
    [
      'of the claims of a dismissal for what else it starts',
      'me echaron el 3/7/2026, ¿todavía puedo pedir el desempleo?',
    ],
    [
      'of a builder, who has another law',
      'Trabajo en la construcción hace 5 años, me echaron, gano 900.000, ¿cuánto me toca?',
    ],
    ['without a pay and a time', 'me despidieron sin causa del trabajo, ¿cuánto me corresponde?'],
    [
      'of salaries where the question is how long',
      'me despidieron sin causa después de trabajar 7 años, ¿cuánto tiempo tengo para reclamar?',
    ],
    ['with a pay that is none', 'me despidieron sin causa, trabajé 7 años, gano $ 20 por mes, ¿cuánto me corresponde?'],
    ['without a dismissal', 'trabajo hace 7 años y gano $ 1.500.000 por mes, ¿cuánto dura la licencia por matrimonio?'],
    ['of a lapse without the day of the event', 'choqué hace tiempo, ¿todavía puedo reclamar?'],
    ['of a lapse where only the law is asked', '¿en cuánto tiempo prescribe un choque?'],
    ['of a lapse against an insurer', 'choqué el 3/5/2023 y el seguro no me paga, ¿todavía puedo reclamar?'],
    ['of a lapse of a passenger', 'el 3/5/2023 chocó el colectivo en que viajaba, ¿todavía puedo reclamar?'],
    [
      'of a collision without a question of time',
      'choqué el 3/5/2025 y el otro no tenía registro, ¿qué puedo reclamar?',
    ],
    ['of vacations without the time of work', '¿cuántos días de vacaciones me corresponden?'],
    [
      'of vacations that are paid out at the end',
      'trabajé 7 años y renuncié, ¿cuánto me pagan de vacaciones no gozadas?',
    ],
    [
      'of vacations of a domestic worker',
      'soy empleada doméstica hace 3 años, ¿cuántos días de vacaciones me corresponden?',
    ],
    ['of a bonus without a pay', '¿cuánto me corresponde de aguinaldo?'],
    [
      'of a bonus in a dismissal without its days',
      'me despidieron y gano $ 900.000, ¿cuánto es el aguinaldo proporcional?',
    ],
    ['of shares without the children', 'murió mi marido, ¿cuánto heredo?'],
    [
      'of shares where a testament was left',
      'murió mi marido y dejó testamento, tenemos 2 hijos, ¿cuánto hereda cada uno?',
    ],
    ['of shares of who lived together', 'murió mi pareja y tenemos 2 hijos, ¿cuánto heredo?'],
    [
      'of shares where it is not told whether a spouse was left',
      'murió mi papá y somos 3 hermanos, ¿cuánto hereda cada uno?',
    ],
    ['of a lease without its end', 'alquilo por $ 500.000 por mes y quiero irme antes, ¿cuánto tengo que pagar?'],
    [
      'of a lease that the owner ends',
      'me quedan 8 meses de contrato de alquiler y el dueño quiere que me vaya antes, pago $ 500.000 por mes, ¿cuánto cobro?',
    ],
  ])('%s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('the last day of a term', () => {
  test('is told with its count, its courts and the hours of grace, and leads to its calendar', () => {
    const computed = compute(
      'Notificado el viernes 20/11 por cédula, ¿cuándo vence el plazo para apelar en el ordinario?',
    );
    expect(computed?.text).toBe(
      'El plazo para apelar vence el lunes 30/11/2026: son 5 días hábiles judiciales, contados desde la notificación del viernes 20/11/2026 en la justicia nacional y federal civil y comercial. Lo que se presenta en las primeras horas del despacho del martes 1/12/2026 todavía vale.',
    );
    expect(computed?.keys[0]).toBe('cpccn:244');
    expect(computed?.calculator).toMatchObject({
      slug: 'vencimientos',
      inputs: { notified: '2026-11-20', by: 'cedula', deadline: 'apelar', jurisdiction: 'nacional-civil-comercial' },
    });
  });

  test.each([
    ['del traslado de la demanda ordinaria', 15],
    ['del traslado de la demanda', 15],
    ['de la demanda sumarísima', 5],
    ['del traslado de las excepciones previas', 5],
    ['del traslado', 5],
  ])('is that of what was served, not of any service: notificado %s', (served, days) => {
    const text = compute(`Notificado el viernes 20/11 ${served}, ¿cuándo vence?`)?.text ?? '';
    expect(text).toContain(`son ${days} días hábiles judiciales`);
  });

  test('is that of the labour courts where the question is of work', () => {
    const computed = compute(
      'me notificaron la demanda laboral por cédula el 12/11/2026, ¿hasta cuándo puedo contestar demanda?',
    );
    expect(computed?.text).toContain('en la justicia nacional del trabajo');
    expect(computed?.text).toContain('10 días hábiles judiciales');
  });

  test.each([
    ['hasta cuándo tengo para el recurso jerárquico', '15 días hábiles administrativos', 'ley-25871:75'],
    ['hasta cuándo puedo apelar', '15 días hábiles administrativos', 'ley-25871:75'],
    ['cuándo vence el recurso judicial para impugnarla', '15 días hábiles judiciales', 'ley-25871:76'],
  ])('is that of the migration law where it is asked against Migraciones: %s', (asked, length, article) => {
    const computed = compute(`Migraciones me notificó la expulsión el 10/11/2026, ¿${asked}?`);
    expect(computed?.text).toContain(`son ${length}`);
    expect(computed?.keys[0]).toBe(article);
  });
});

describe('a term that was told', () => {
  test.each([
    ['recibí una carta documento el 20/11/2026 y me dan 10 días para pagar, ¿hasta cuándo tengo?', '10 días corridos'],
    ['me notificaron por cédula el 20/11/2026 un traslado por tres días, ¿cuándo vence?', '3 días hábiles judiciales'],
    ['me llegó el telegrama el 20/11/2026 y tengo 48 horas para contestar, ¿hasta cuándo?', '48 horas'],
    ['me notificaron el 20/11/2026 que el plazo es de dos meses, ¿cuándo vence?', '2 meses'],
  ])('is counted: %s', (question, length) => {
    expect(compute(question)?.text).toContain(`son ${length}`);
  });

  test('gives way to what is surely asked: the law may not allow so short a one', () => {
    const answer = compute(
      'El 19/11/2026 recibí una carta documento: me dan 5 días para pagar el alquiler. ¿Hasta cuándo tengo?',
    );
    expect(answer?.givesWayFrom).toBeGreaterThan(0);
  });
});

describe('a dismissal', () => {
  test('by time and pay tells seniority and notice, with the range that an unknown cap leaves', () => {
    const computed = compute(
      'trabajé 7 años ganando $ 1.500.000 por mes y me despidieron sin causa, ¿cuánto es la indemnización?',
    );
    expect(computed?.text).toContain('entre $ 7.035.000 y $ 10.500.000, según el tope del convenio');
    expect(computed?.text).toContain('si no hubo preaviso, se suman $ 3.000.000 por él');
    expect(computed?.keys).toContain('lct:245');
  });

  test('is what somebody means who asks for “la indemnización” by a pay and a time of work alone', () => {
    const text = compute('¿cuánto es la indemnización si gano 900 mil y trabajé 5 años y 4 meses?')?.text ?? '';
    expect(text).toContain('$ 5.400.000');
    const ofArt = 'me accidenté en el trabajo, ¿cuánto es la indemnización de la ART si gano 900 mil y trabajé 5 años?';
    expect(compute(ofArt)?.text ?? '').not.toContain('antigüedad es de');
  });

  test('without a pay tells how many salaries, and the one more that some months would add', () => {
    expect(compute('4 años y 4 meses de antigüedad y me despiden sin causa, ¿cuántos sueldos son?')?.text).toMatch(
      /^Con 4 años y 4 meses de antigüedad, la indemnización por antigüedad es de 5 sueldos: uno por año/,
    );
    expect(compute('trabajé 7 años y me despidieron sin causa del trabajo, ¿cuánto me corresponde?')?.text).toContain(
      'es de 7 sueldos; si además pasaron más de tres meses del año siguiente, 8:',
    );
  });

  test('by days of this year told without its number counts the salaries', () => {
    const answer = compute(
      'entré a trabajar en blanco en un taller el 4 de marzo de 2019 y el 10 de agosto de este año me echaron sin causa. ¿cuántos sueldos me tienen que pagar?',
    );
    expect(answer?.text).toMatch(
      /^Con trabajo del 4\/3\/2019 al 10\/8\/2026, la indemnización por antigüedad es de 8 sueldos/,
    );
  });

  test('by its days tells the whole', () => {
    const computed = compute(
      'entré a trabajar el 10/3/2019 y me despidieron sin causa el 15/9/2026, mi sueldo era de $ 2.000.000, ¿cuánto me corresponde?',
    );
    expect(computed?.text).toContain('y $ 16.000.000, según el tope del convenio');
    expect(computed?.text).toContain('a $ 22.604.173,52.');
    expect(computed?.calculator).toMatchObject({
      slug: 'liquidacion',
      inputs: { start: '2019-03-10', end: '2026-09-15', cause: 'sin-causa', worker: 'dependencia', bestPay: '2000000' },
    });
  });

  test('in other words than dismissal is one', () => {
    const told = (words: string) =>
      compute(
        `Entré a trabajar el 3 de mayo de 2021 y el 16 de noviembre de 2026 ${words}, sin preaviso ni causa. Mi mejor sueldo fue $1.200.000. ¿Cuánto me corresponde de antigüedad y cuánto de preaviso?`,
      )?.text;
    for (const words of ['me dieron un papel que dice que prescinden de mis servicios', 'me desvincularon'])
      expect(told(words)).toContain('y $ 7.200.000, según el tope del convenio');
  });

  test('is not counted from a day of something else', () => {
    const answer = compute(
      'Tuve a mi bebé el 5/8/2026 y el 15 de noviembre me echaron de la oficina, estaba desde marzo de 2023 cobrando 800 mil. ¿Cuánto me toca de indemnización?',
    );
    expect(answer?.text).not.toContain('desde el 5/8/2026');
    expect(answer?.text).toContain('$ 3.200.000');
  });

  test('within the trial period owes no seniority', () => {
    const computed = compute(
      'entré a trabajar el 1/6/2026 y me despidieron sin causa el 20/9/2026, mi sueldo era de $ 900.000, ¿cuánto me corresponde?',
    );
    expect(computed?.text).toContain('no hay indemnización por antigüedad');
  });
});

describe('a dismissal from domestic work', () => {
  test('is computed by its own law, which the contract of employment law names', () => {
    const computed = compute(
      'soy empleada doméstica, entré el 1/6/2021 y me despidieron sin causa el 15/9/2026, mi sueldo era de $ 600.000, ¿cuánto me corresponde?',
    );
    expect(computed?.text).toMatch(/^Por la ley 26\.844 de casas particulares/);
    expect(computed?.text).toContain('la indemnización por antigüedad, 6 sueldos, es de $ 3.600.000');
    expect(computed?.keys).toEqual(['ley-26844:48', 'ley-26844:42']);
    expect(computed?.calculator?.inputs).toMatchObject({ worker: 'domestico' });
  });

  test('of which the law of employment does not speak is not computed by it', () => {
    const computed = compute(
      'soy empleado público provincial, entré el 1/6/2021 y me despidieron sin causa el 15/9/2026, mi sueldo era de $ 600.000, ¿cuánto me corresponde?',
    );
    expect(computed?.calculator?.slug).not.toBe('liquidacion');
  });
});

describe('leaving a lease', () => {
  test('costs a tenth of what is left, also where the end of the contract was told with its beginning', () => {
    const answer = compute(
      'Alquilo un depto desde el 1/7/2025 hasta el 30/6/2027, hoy pago $500.000. Quiero avisar hoy que me voy. La inmobiliaria me pide una multa. ¿Cuánto es lo que dice la ley?',
    );
    expect(answer?.text).toContain('irte antes cuesta');
    expect(answer?.text).toContain('30/6/2027');
    const fixed = compute(
      'Alquilo un depto, contrato del 1/3/2026 al 29/2/2028, $600.000 por mes fijos hasta el final. Hoy el dueño recibió mi carta documento rescindiendo. ¿Cuánto tengo que pagar de multa?',
    );
    expect(fixed?.text).toMatch(/irte antes cuesta .*9\d\d\.\d{3}/);
  });
});

describe('a lapse of time', () => {
  test('is told with its last day, and asks for what may have stopped it', () => {
    const computed = compute('choqué el 3/5/2023, ¿todavía puedo reclamar?');
    expect(computed?.text).toContain('hay 3 años, contados desde el 3/5/2023');
    expect(computed?.text).toContain('venció el domingo 3/5/2026');
    expect(computed?.text).toContain('la mediación también lo suspende');
    expect(computed?.keys).toEqual(expect.arrayContaining(['ccyc:2561', 'ccyc:2541', 'ccyc:2542']));
    expect(computed?.calculator).toMatchObject({
      slug: 'prescripcion',
      inputs: { claim: 'accidente de tránsito: daños', since: '2023-05-03', asOf: '2026-11-23' },
    });
  });

  test('that has run is told also to who only asks whether something can be done', () => {
    const late =
      'el 3 de mayo de 2026 fue la asamblea del consorcio y votaron un gasto sin quórum, ¿puedo pedir la nulidad?';
    expect(compute(late)?.text).toMatch(/hay 30 días|hay treinta días/);
    expect(compute(late)?.text).toContain('el plazo venció el');
    const early = 'el 20 de noviembre de 2026 fue la asamblea del consorcio, ¿puedo pedir la nulidad?';
    expect(compute(early)).toBeNull();
  });

  test('to impugn a meeting of shareholders is told by its day', () => {
    const text = compute(
      'la asamblea de la SA donde soy socio fue el 15 de enero de 2026, ¿estoy a tiempo de impugnar?',
    )?.text;
    expect(text).toMatch(/venció el (?:\S+ )?15\/4\/2026/);
  });

  test('that has not come says so first', () => {
    const computed = compute('me despidieron el 10/3/2025, ¿hasta cuándo puedo reclamar?');
    expect(computed?.text).toMatch(/^Sí, estás a tiempo\. .*hay 2 años.*vence el miércoles 10\/3\/2027/);
    expect(computed?.keys).toContain('lct:256');
  });
});

describe('vacations', () => {
  test('are counted from the day on which years of work are complete', () => {
    const toCome = compute(
      'El 31 de diciembre cumplo 6 años en la empresa, ¿cuántos días de vacaciones me corresponden?',
    );
    expect(toCome?.text).toContain('te corresponden 21 días corridos');
    expect(toCome?.calculator?.inputs).toMatchObject({ start: '2020-12-31' });
    const past = compute('El 1 de marzo cumplí 5 años en la empresa, ¿cuántos días de vacaciones me corresponden?');
    expect(past?.calculator?.inputs).toMatchObject({ start: '2021-03-01' });
  });

  test('by the day of entry are told with their pay', () => {
    const computed = compute(
      'entré a trabajar el 10/3/2019 y mi sueldo es de $ 1.500.000, ¿cuántos días de vacaciones me corresponden?',
    );
    expect(computed?.text).toContain('Por 2026 te corresponden 21 días corridos de vacaciones');
    expect(computed?.text).toContain('se pagan $ 1.260.000');
    expect(computed?.keys).toEqual(['lct:150', 'lct:155', 'lct:151', 'lct:153']);
    expect(computed?.calculator).toMatchObject({ slug: 'vacaciones', inputs: { start: '2019-03-10', year: '2026' } });
  });

  test('belong to the year that is asked for', () => {
    const computed = compute('entré el 1/6/2021 a la fábrica, ¿cuántos días de vacaciones me tocan por el año 2025?');
    expect(computed?.text).toContain('Por 2025 te corresponden 14 días corridos');
    expect(computed?.calculator?.inputs).toMatchObject({ year: '2025' });
  });

  test('who enters too late to work half of the year has a day for each twenty worked, and no figure without them', () => {
    const asked = 'Empecé a trabajar el 1/9/2026';
    const told = compute(`${asked} y habré hecho 80 días efectivos. ¿Cuántos días de vacaciones me tocan por 2026?`);
    expect(told?.text).toContain('Por 2026 te corresponden 4 días corridos de vacaciones.');
    expect(compute(`${asked}. ¿Cuántos días de vacaciones me tocan por 2026?`)).toBeNull();
  });

  test('by few days worked are one for each twenty, whatever the time of service', () => {
    const told = compute(
      'Este año trabajé efectivamente sólo 80 días. ¿Cuántos días de vacaciones proporcionales me tocan?',
    );
    expect(told?.text).toMatch(/^Con 80 días de trabajo efectivo en el año te corresponden 4 días de vacaciones/);
    expect(told?.keys).toContain('lct:153');
  });

  test('by years of work that may fall on either side of a step are told both ways', () => {
    expect(compute('trabajo hace 5 años en una fábrica, ¿cuántos días de vacaciones me tocan?')?.text).toContain(
      '21 días corridos',
    );
    expect(compute('trabajo hace 4 años en una fábrica, ¿cuántos días de vacaciones me tocan?')?.text).toContain(
      '14 o 21 días corridos',
    );
  });
});

test('the bonus of the semester is half of the best pay', () => {
  const computed = compute('mi sueldo es de $ 1.500.000, ¿cuánto me corresponde de aguinaldo?');
  expect(computed?.text).toContain(
    'la segunda cuota del aguinaldo de 2026 es de $ 750.000, si trabajaste los seis meses',
  );
  expect(computed?.keys[0]).toBe('lct:122');
});

test('the day on which a mediation was closed is not taken for that of what it was about', () => {
  expect(
    compute('El 12 de mayo de 2026 cerramos la mediación por el choque, ¿hasta cuándo puedo demandar?')?.text ?? '',
  ).not.toContain('12/5/2029');
  expect(
    compute('El 12 de mayo de 2026 me chocaron, no hice mediación, ¿hasta cuándo puedo demandar?')?.text,
  ).toContain('12/5/2029');
});

test('who is notified of a ruling that is not the final one in a labour case is told its own term', () => {
  const computed = compute(
    'Me notificaron el 20/11/2026 una interlocutoria en un juicio laboral, ¿qué plazo hay para apelar?',
  );
  expect(computed?.text).toMatch(/apelar interlocutoria laboral.*3 días/);
});

test('how far a pregnancy is, is no term', () => {
  const computed = compute(
    'A mi marido lo despidieron el 30/9/2026 por telegrama y estoy embarazada de 6 meses, ¿hasta cuándo tenemos obra social?',
  );
  expect(computed?.text ?? '').not.toContain('6 meses');
});

test.each(['26 meses de aportes', '21 meses dentro de los últimos 36'])('%s are no term', (told) => {
  const computed = compute(`me notificaron el dictamen el 12/10/2026 y tengo ${told}, ¿en qué plazo lo recurro?`);
  expect(computed?.text ?? '').not.toContain('meses');
});

describe('a sum that is asked with something else', () => {
  const told = 'me echaron sin causa el 3/11/2026, entré en marzo de 2019 y cobro 1.200.000.';

  test('is computed, and answers its own part alone', () => {
    const computed = compute(`${told} ¿Cuánto me corresponde? ¿Puedo cobrar el desempleo?`);
    expect(computed?.text).toContain('$ 9.600.000');
    const part = (...asks: Ask[]) => ({ text: '', start: 0, asks });
    expect(computed && answersPart(computed, part('how-much'))).toBe(true);
    expect(computed && answersPart(computed, part('yes-no'))).toBe(false);
    expect(computed && answersPart(computed, part('how-long', 'how-much'))).toBe(false);
  });

  test('is not computed where it is only named', () => {
    const computed = compute(`${told} ¿Hasta cuándo pido el desempleo? ¿Si cobro la indemnización me lo sacan?`);
    expect(computed?.text ?? '').not.toContain('$');
  });
});

test('who asks how many years count is told the salaries, also where the time to pay them is asked besides', () => {
  const computed = compute(
    'me echaron sin causa después de 4 años y 5 meses, ¿cuántos años me tienen que contar para la indemnización y cuánto tiempo tienen para pagarme?',
  );
  expect(computed?.text).toContain('es de 5 sueldos');
});

test('a dismissal whose pay is told is told in salaries to who asks for them', () => {
  const computed = compute(
    'me despidieron el 20/11/2026 sin causa, entré el 3 de marzo de 2022, cobraba 1.450.000. ¿cuántos sueldos me corresponden de indemnización?',
  );
  expect(computed?.text).toContain('la indemnización por antigüedad, 5 sueldos, es de entre $ ');
});

describe('shares of an inheritance', () => {
  test('of a spouse and children are told for own and for community property', () => {
    const computed = compute('murió mi marido y tenemos 2 hijos, ¿cuánto hereda cada uno de la herencia?');
    expect(computed?.text).toContain('el cónyuge hereda 1/3 y cada hijo 1/3');
    expect(computed?.text).toContain('heredan solo los hijos: 1/2 cada uno');
    expect(computed?.keys).toEqual(expect.arrayContaining(['ccyc:2433', 'ccyc:2426']));
    expect(computed?.calculator?.inputs).toMatchObject({ spouse: 'si', children: '[{"alive":"si"},{"alive":"si"}]' });
  });

  test('of what was all bought during the marriage are told of the whole', () => {
    const computed = compute(
      'Papá murió dejando a mamá, a mi hermano y a mí. Todo lo que había era una casa comprada durante el matrimonio. ¿Qué parte queda para cada uno?',
    );
    expect(computed?.text).toContain('1/4 del total cada uno');
    expect(computed?.keys.slice(0, 2)).toEqual(['ccyc:498', 'ccyc:2433']);
  });

  test.each([
    ['murió mi papá, quedamos mi mamá y 3 hermanos, la casa la compraron casados. ¿qué parte es de cada uno?', '1/6'],
    ['mi papá falleció, quedamos mi mamá y dos hermanos. la casa es ganancial, ¿cuánto nos toca?', '1/4'],
    [
      'Mi papá murió, dejó una casa y somos tres hermanos y mi mamá. La casa la compró estando casado con mi mamá. ¿Qué parte le toca a cada uno?',
      '1/6',
    ],
  ])('of siblings beside a surviving parent are counted with who asks: %s', (question, share) => {
    expect(compute(question)?.text).toContain(`${share} del total cada uno`);
  });

  test('of siblings who lost their second parent are equal', () => {
    expect(
      compute('murió mi mamá, mi papá ya había fallecido y somos 3 hermanos, ¿cómo se reparte la herencia?')?.text,
    ).toContain('cada hijo hereda 1/3');
  });

  test.each([
    [
      'Se murió mi viejo, éramos tres hermanos pero uno falleció en 2018 y dejó dos hijas. Mi mamá vive. La casa era ganancial. ¿Cómo se reparte la herencia?',
      '1/12 del total cada uno',
    ],
    [
      'Mi papá murió, mi mamá vive y mi hermano murió antes dejando dos hijos. ¿Cómo se reparte la herencia?',
      '1/6 de los propios y 1/4 de aquella mitad cada uno',
    ],
    [
      'murió mi mamá, era viuda, somos 3 hijos y uno ya había fallecido con 1 hijo, ¿cómo se reparte la herencia?',
      'con esa misma parte: 1/3',
    ],
  ])('of a child who died before go to their own children: %s', (question, share) => {
    const computed = compute(question);
    expect(computed?.text).toContain(share);
    expect(computed?.keys).toContain('ccyc:2428');
  });

  test.each([
    'murió mi papá y dejó dos hijos y un sobrino, ¿quién hereda?',
    'Murió mi papá, somos dos hermanos y mi mamá. La casa la compró estando casado con su primera esposa. ¿Qué parte le toca a cada uno?',
    'murió mi papá, somos 3 hermanos, uno murió después y dejó dos hijos, ¿cómo se reparte la herencia?',
  ])('are not told where who comes turns on more: %s', (question) => {
    expect(compute(question)?.text ?? '').not.toMatch(/murió antes hereda|del total cada uno/);
  });
});

test('no sum is told to who asks in how many instalments it is paid, or to work there again', () => {
  const told = 'Me echaron sin causa en agosto de 2026 con 9 años de antigüedad.';
  expect(compute(`${told} ¿La indemnización se puede pagar en cuotas, y en cuántas?`)).toBeNull();
  expect(compute(`${told} Me pagaron la indemnización, ¿cómo pido que me reincorporen?`)).toBeNull();
  expect(compute(`${told} ¿Cuánto me corresponde de indemnización?`)?.text).toContain('9 sueldos');
});

test('leaving a lease that began in a month costs what is left from the first and from the last day of it', () => {
  const asked = 'El contrato es de 2 años y me quiero ir, ¿cuánto tengo que pagar por irme antes?';
  expect(compute(`Alquilo desde marzo de 2025. ${asked}`)?.text).toMatch(
    /con entre 3 y 4 meses por delante.*entre 0,3 y 0,4 alquileres/,
  );
  expect(
    compute('Alquilo un local, contrato de 3 años firmado en marzo de 2025. ¿Cuánto pago para irme ya?')?.text,
  ).toContain('con entre 15 y 16 meses');
  expect(compute(`Alquilo hace 14 meses. ${asked}`)?.text).toContain('que faltan: un alquiler,');
});

test('leaving a lease costs a tenth of the rent to come', () => {
  const computed = compute(
    'me quedan 8 meses de contrato de alquiler, pago $ 500.000 por mes de alquiler fijo y quiero irme antes del departamento, ¿cuánto tengo que pagar?',
  );
  expect(computed?.text).toContain('irte antes cuesta $ 400.000');
  expect(computed?.keys[0]).toBe('ccyc:1221');
});

test.each([
  [
    'Firmé un contrato de alquiler por tres años el 1 de abril de 2024 y quiero irme ahora, ¿cuánto pago?',
    'con 4 meses y 9 días por delante (el contrato termina el 1/4/2027)',
  ],
  [
    'El contrato de alquiler empezó el 1/8/2025 y es por 2 años. Quiero rescindir el contrato de alquiler, ¿qué multa pago?',
    'unos 0,8 alquileres',
  ],
  [
    'Firmamos el alquiler en marzo de 2025 por 2 años y nos queremos ir antes, ¿cuánto hay que pagar?',
    'con entre 3 y 4 meses',
  ],
  ['Me quedan 5 meses de contrato de alquiler y me quiero ir antes, ¿cuánto pago?', 'con 5 meses por delante, irte'],
])('leaving a lease without its rent is told in rents of the time that is left: %s', (question, told) => {
  expect(compute(question)?.text).toContain(told);
});

test('leaving a lease today is told by other words for it', () => {
  const told = compute(
    'Faltan 15 meses de mi alquiler, pago $400.000 mensuales y rescindo hoy. ¿Cuánto es la penalidad legal?',
  );
  expect(told?.text).toContain('$ 600.000');
});

test('leaving a lease of which the time gone is told costs a tenth of the rents that are left', () => {
  const told = compute('Alquilo un depto con contrato de 2 años, van 8 meses y me voy. ¿Cuánto pago por irme antes?');
  expect(told?.text).toContain('con 16 meses por delante');
  expect(told?.text).toContain('unos 1,6 alquileres');
});

test('leaving a lease later costs a tenth of the rent that is to come then', () => {
  const computed = compute(
    'Tengo alquilado un depto por 24 meses, pago 500.000 fijos, y lo quiero dejar cuando falten 8 meses. ¿Cuánto tengo que pagar por irme antes?',
  );
  expect(computed?.text).toContain('Si avisás cuando falten 8 meses, irte antes cuesta $ 400.000');
});

describe('what people and lawyers really ask', () => {
  test.each([
    ['notificado el viernes 13/11, ¿cuándo vence?', 'con la notificación del viernes 13/11/2026, vence: apelar'],
    ['notificado el viernes 13/11, ¿cuándo vence?', 'Contame qué te notificaron'],
    ['me notificaron la demanda el 3/11/2026, ¿hasta cuándo puedo contestar?', 'vence el jueves 26/11/2026'],
    ['Me llegó una demanda el 10 de noviembre, ¿cuántos días tengo para contestarla?', 'vence el jueves 3/12/2026'],
    [
      'Me notificaron en CABA una demanda laboral el 3/11/2026, ¿cuándo vence para contestar?',
      'venció el miércoles 18/11/2026',
    ],
    [
      'Me notificaron en CABA el 3/11/2026 una demanda del Gobierno de la Ciudad, ¿cuándo vence para contestar?',
      'No te doy el día: los tribunales locales',
    ],
    [
      'Me notificaron en La Plata una demanda laboral el 3/11/2026, ¿cuándo vence para contestar?',
      'No te doy el día: los tribunales locales',
    ],
    ['Me notificaron el 24/11/2026 el REF denegado, ¿cuándo vence la queja?', 'son 5 días hábiles judiciales'],
    ['Tengo 10 días hábiles desde el 12/11/2026, ¿cuándo vencen?', 'vence el lunes 30/11/2026'],
    ['me notificaron hoy el traslado de la demanda, ¿hasta cuándo tengo?', 'según otra lectura'],
    [
      'Notificaron el 5/11/2026 la demanda ordinaria a mi cliente que vive a 600 km del juzgado, ¿cuándo vence?',
      'más 3 por la distancia',
    ],
    ['Me notificaron el 1/12/2026 el recurso extraordinario denegado, ¿cuándo vence la queja?', 'jueves 10/12/2026'],
    ['Me notificaron la sanción disciplinaria el 3/11/2026, ¿hasta cuándo puedo impugnarla?', 'jueves 3/12/2026'],
    ['La asamblea de la SA fue el 31/8/2026, ¿hasta cuándo la puedo impugnar?', 'lunes 30/11/2026'],
    ['¿Cuándo caduca la instancia si el último acto fue el 10/3/2026?', 'venció el martes 22/9/2026'],
    ['Recibí una carta documento el 20/11/2026 intimándome en 48 horas, ¿cuándo vence?', 'domingo 22/11/2026'],
    ['Notificado el 20/11/2026 en La Plata, ¿cuándo vence para contestar la demanda?', 'No te doy el día'],
    ['me echaron el 15/9/2026 después de 7 años con sueldo 2.000.000, ¿cuánto me toca?', 'qué día entraste'],
    [
      'me despidieron el 15/9/2026, entré el 10/3/2019 y cobraba 2.000.000. ¿Cuánto me tienen que pagar?',
      'entre $ 10.720.000 y $ 16.000.000',
    ],
    ['Trabajo en negro hace 6 años, gano 800.000 y me echaron, ¿cuánto me toca?', 'entre $ 3.216.000 y $ 4.800.000'],
    [
      'Renuncié el 30/9/2026, entré el 1/6/2021, mi sueldo es de 1.000.000, ¿cuánto me corresponde?',
      'el total es de $ 878.273,97',
    ],
    [
      'Despido por fuerza mayor: ingreso 1/4/2015, egreso 30/6/2026, mejor sueldo 1.500.000, ¿cuánto es la indemnización?',
      'entre $ 5.527.500 y $ 8.250.000',
    ],
    [
      'Calcular indemnización art. 245 con mejor remuneración 6.000.000, tope 3.000.000, ingreso 10/3/2019, egreso 15/9/2026',
      'es de $ 32.160.000',
    ],
    [
      'Cliente con 14 años de antigüedad, mejor remuneración de $1.850.000 y tope de convenio de $1.100.000. ¿Cómo calculo la indemnización?',
      'es de $ 17.353.000',
    ],
    ['me despidieron el 5/3/2026, entré el 10/3/2019, ganaba 2.000.000, ¿cuánto me toca?', 'No te doy un monto'],
    ['Choque del 10/12/2023 con intimación el 1/6/2025, ¿cuándo prescribe?', 'vence el jueves 10/6/2027'],
    [
      'Choque del 10/2/2023, mediación con sorteo el 1/10/2025 y acta el 1/12/2025, ¿cuándo prescribe?',
      'venció el sábado 2/5/2026',
    ],
    ['Me deben expensas desde el 1/3/2024, ¿prescribieron?', 'lo que venció desde el 23/11/2024'],
    ['Me deben cuota alimentaria desde enero de 2024, ¿puedo cobrarla toda?', 'suspendida mientras dura'],
    ['¿Cuándo prescribe un cheque rechazado el 10/3/2026?', 'Todavía no.'],
    ['El seguro me rechazó el siniestro el 10/1/2026, ¿hasta cuándo puedo demandar?', 'domingo 10/1/2027'],
    ['Viajaba en colectivo y me caí el 10/3/2025, ¿hasta cuándo puedo demandar a la empresa?', 'hay 2 años'],
    ['Hice 3 horas extra un sábado a las 15, mi hora vale 6000, ¿cuánto me pagan?', '$ 36.000'],
    ['Hice 3 horas extra un sábado, mi hora vale 6000, ¿cuánto me pagan?', 'Contame a qué hora'],
    ['Estoy enferma y tengo 6 años de antigüedad con dos hijos, ¿cuántos meses me pagan?', '12 meses'],
    ['Me quedan 10 meses de alquiler de 600.000 y me quiero ir, ¿cuánto pago?', '600.000'],
    ['me llegó un telegrama de despido el 12/11/2026 ¿cuánto tiempo tengo para reclamar?', 'domingo 12/11/2028'],
    ['me despidieron ayer, entré el 10/3/2019, cobro 1.500.000, ¿cuánto me toca?', 'al 22/11/2026'],
    ['Juzgado Federal de La Plata, notificado el 12/11/2026, ¿cuándo vence apelar?', 'justicia federal del interior'],
    [
      'Tengo 45 años y trabajo hace 12 en la misma empresa, gano 1.700.000, me despidieron, ¿cuánto me deben?',
      'Contame qué día entraste',
    ],
    ['Me deben 1.000.000 desde el 1/3/2026 al 40% anual, ¿cuánto es hoy con intereses?', '$ 1.292.602,74'],
  ])('%s → %s', (question, told) => {
    expect(compute(question)?.text.toLowerCase()).toContain(told.toLowerCase());
  });
});

test.each([
  'me echaron hace un año y medio, ¿todavía puedo reclamar la indemnización?',
  'me despidieron sin causa y me deben tres meses de sueldo, ¿cuánto me corresponde?',
  'me despidieron sin causa y me ofrecen tres meses de sueldo, ¿cuánto me corresponde de indemnización?',
  'me despidieron sin causa embarazada de cinco meses, ¿cuánto me toca?',
])('a time that tells something else is no seniority: %s', (question) => {
  expect(compute(question)?.text ?? '').not.toMatch(/de antigüedad,/);
});

describe('what is claimed from the State', () => {
  test.each([
    'Me chocó un patrullero de la Policía Federal el 10/3/2022, ¿prescribió?',
    'Me atropelló un camión del Ejército el 10/3/2022, ¿todavía puedo reclamar?',
    'Me caí en una escalera del Ministerio de Economía el 10/3/2022, ¿prescribió el reclamo?',
    'Me caí en una estación de Trenes del Estado nacional el 10/3/2022, ¿puedo demandar todavía?',
    'Choqué por un pozo de una ruta nacional el 10/3/2022, ¿prescribió la demanda?',
  ])('is counted by its own law: %s', (question) => {
    const computed = compute(question);
    expect(computed?.keys[0]).toBe('ley-26944:7');
    expect(computed?.text).toContain('venció el lunes 10/3/2025');
  });

  test.each([
    'Mala praxis en un hospital público el 10/3/2022, ¿prescribió?',
    'Me caí en una vereda rota de la municipalidad el 10/3/2022, ¿puedo demandar todavía?',
    'Me chocó una ambulancia del gobierno de la provincia el 10/3/2022, ¿prescribió?',
  ])('is not counted by the civil code, nor where another law may decide: %s', (question) => {
    expect(compute(question)).toBeNull();
  });

  test.each(['Me caí en un supermercado el 10/3/2022, ¿prescribió?', 'Me chocó un taxi el 10/3/2022, ¿prescribió?'])(
    'is none where another answers: %s',
    (question) => {
      expect(compute(question)?.keys[0] ?? 'none').not.toBe('ley-26944:7');
    },
  );
});

describe('a shift into the night', () => {
  test('that is all by night is held against seven hours', () => {
    const computed = compute('entro a las 22 y salgo a las 6, me pagan lo mismo que a los de día, ¿está bien?');
    expect(computed?.text).toContain('dura 8 horas y es todo nocturno: pasa en 1 hora el máximo de siete');
    expect(computed?.keys).toEqual(['lct:200', 'lct:201']);
  });

  test('that goes into the day is shorter by eight minutes for each hour of the night', () => {
    expect(compute('trabajo de 23 a 7, ¿me tienen que pagar más?')?.text).toContain('7 horas de noche');
    expect(compute('trabajo de 23 a 7, ¿me tienen que pagar más?')?.text).toContain('56 minutos');
  });

  test.each(['trabajo de 9 a 18, ¿está bien?', 'trabajo en turnos rotativos de 22 a 6, ¿está bien?'])(
    'is not computed by day, nor of rotating teams: %s',
    (question) => {
      expect(compute(question)).toBeNull();
    },
  );
});

test('leaving a lease is told in rents where none was told', () => {
  const computed = compute('hace 7 meses que alquilo, contrato de 2 años, me quiero ir, ¿cuánto le pago al dueño?');
  expect(computed?.text).toContain('con 17 meses por delante');
  expect(computed?.text).toContain('unos 1,7 alquileres');
});

test('a dismissal that is told as not to come back is counted in salaries', () => {
  const computed = compute(
    'laburo en un depósito hace 3 años y 8 meses, ayer me dijeron que no vaya más sin motivo, ¿cuántos sueldos me tienen que dar?',
  );
  expect(computed?.text).toContain('la indemnización por antigüedad es de 4 sueldos');
});

describe('unemployment', () => {
  test.each([
    'me echaron y trabajé en negro 26 meses, ¿cuántos meses de seguro de desempleo cobro?',
    'soy eventual de agencia, 26 meses de aportes, ¿cuántos meses de seguro de desempleo cobro?',
  ])('is not computed of who has none, or another count: %s', (question) => {
    expect(compute(question)).toBeNull();
  });

  test.each([
    ['me echaron después de 26 meses en blanco, ¿cuántos meses de fondo de desempleo me tocan?', '8 meses'],
    ['aporté 20 meses en los últimos tres años, ¿cuánto tiempo cobro el seguro de desempleo?', '4 meses'],
    ['trabajé 7 años en blanco y me echaron, ¿cuántos meses de seguro de desempleo cobro?', '12 meses'],
  ])('is paid for the months of contributions: %s → %s', (question, told) => {
    expect(compute(question)?.text).toContain(`se paga ${told}`);
  });
});
