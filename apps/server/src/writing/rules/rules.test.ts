import type { TransformationCommand } from '@foja/contracts/transformation-rules';
import { describe, expect, it } from 'vitest';
import { sampleNorms } from '../../testing/sample-norms.ts';
import { applyRules } from './apply-rules.ts';
import { ruleBook } from './rule-book.ts';

const reworded = (command: TransformationCommand, sentence: string) =>
  applyRules(sentence, ruleBook[command], sampleNorms)?.text ?? sentence;

type Row = readonly [from: string, to: string];
const rewords = (command: TransformationCommand, rows: readonly Row[]) =>
  it.each(rows)(`${command}: "%s"`, (from, to) => {
    expect(reworded(command, from)).toBe(to);
  });
const leaves = (command: TransformationCommand, sentences: readonly string[]) =>
  it.each(sentences)(`${command} leaves "%s"`, (sentence) => {
    expect(applyRules(sentence, ruleBook[command], sampleNorms)).toBeNull();
  });

describe('speech becomes a formal register', () => {
  rewords('formal', [
    [
      'Che, te escribo porque vos tenés que pagar la guita del laburo antes del 10 de marzo.',
      'Le escribo porque usted debe pagar el dinero del trabajo antes del 10 de marzo.',
    ],
    ['La verdad, el dueño estaba re enojado.', 'El dueño estaba muy enojado.'],
    ['Tu mamá me mandó un mail, viste.', 'Su madre me mandó un correo electrónico.'],
    ['Me di cuenta de que el contrato era trucho!', 'Advertí que el contrato era falso.'],
    ['Quiero la plata ya.', 'Quiero la plata ya.'],
    ['Necesito la plata.', 'Necesito el dinero.'],
    ['Capaz que viene mañana.', 'Quizás viene mañana.'],
    ['Tuvieron que desalojar el departamento.', 'Debieron desalojar el departamento.'],
    ['El contador, digamos, no tenía los libros.', 'El contador no tenía los libros.'],
    ['Vino xq lo llamaron.', 'Vino porque lo llamaron.'],
    ['Hola.', 'De mi consideración.'],
    ['Hola señora Ana, aviso el pago.', 'Señora Ana, aviso el pago.'],
    ['Che Ana, mandame la copia.', 'Ana, mándeme la copia.'],
    ['Vos sabés que tu contrato venció.', 'Usted sabe que su contrato venció.'],
    ['Tú tienes la copia.', 'Usted tiene la copia.'],
    ['Mandame tu respuesta y avisame.', 'Mándeme su respuesta y avíseme.'],
    ['Te lo pido.', 'Se lo pido.'],
    ['V.S. debe rechazarla.', 'Vuestra Señoría debe rechazarla.'],
  ]);
  leaves('formal', [
    'Vive en La Plata con su familia.',
    'Esto tiene que ver con otra causa.',
    'Te vi con tu hermano.',
    'Vos laburás mucho.',
    'El actor además probó su interés después del francés.',
    'Dijo: "che, dame la guita".',
    'Intervino el Dr. Bueno, perito de parte.',
    'Es un tipo penal abierto.',
    'En autos “Quilombo c/ Bondi” se dijo otra cosa.',
  ]);
});

describe('citations are written out or shortened, and stay the same citation', () => {
  rewords('formal', [
    ['Rige el art. 245 de la LCT.', 'Rige el artículo 245 de la LCT.'],
    ['Rigen los arts. 40 y 42 de la ley 24240.', 'Rigen los artículos 40 y 42 de la ley 24.240.'],
    [
      'Según el inc. b) del art. 8 de la LDC, corresponde.',
      'Según el inciso b) del artículo 8 de la LDC, corresponde.',
    ],
    ['El art. 1757 del Cód. Civ. y Com. lo dispone.', 'El artículo 1757 del Código Civil y Comercial lo dispone.'],
    ['Lo dice el código civil y comercial.', 'Lo dice el Código Civil y Comercial.'],
    ['Invoca la constitución nacional.', 'Invoca la Constitución Nacional.'],
  ]);
  rewords('concise', [
    ['Rige el artículo 245 de la LCT.', 'Rige el art. 245 de la LCT.'],
    ['Rigen los artículos 40 y 42 de la LDC.', 'Rigen los arts. 40 y 42 de la LDC.'],
  ]);
  leaves('formal', [
    'La demandada responde (art. 1757 del CCyC).',
    'Se resolvió en “Pérez c/ Gómez s/ daños”.',
    'Compró el art. de limpieza.',
  ]);
  leaves('concise', ['El artículo periodístico fue publicado.', 'Rige el artículo siguiente.']);
});

describe('the legal register', () => {
  rewords('legal', [
    ['Vengo a pedir la restitución.', 'Que vengo por la presente a solicitar la restitución.'],
    ['Quiero pedirle que se haga lugar.', 'Que vengo por la presente a solicitar que se haga lugar.'],
    [
      'Hola señor juez, le escribo para pedirle la tenencia.',
      'Señor Juez: Que vengo por la presente a solicitarle la tenencia.',
    ],
    ['Adjunto la carta documento.', 'Acompaño la carta documento.'],
    ['Como prueba adjunto el recibo.', 'En calidad de prueba, acompaño el recibo.'],
    ['Me echaron del trabajo sin causa.', 'Me despidieron del trabajo sin causa.'],
    ['El patrón no me pagó el sueldo de marzo.', 'El empleador no me pagó la remuneración de marzo.'],
    ['Firmé el contrato con el inquilino.', 'Suscribí el contrato con el locatario.'],
    ['Puse una demanda y una denuncia.', 'Interpuse una demanda y una denuncia.'],
    ['Mi hermano puso una denuncia.', 'Mi hermano formuló una denuncia.'],
    ['Le mandé una carta documento.', 'Le remití una carta documento.'],
    ['El testigo dijo que lo vio.', 'El testigo manifestó que lo vio.'],
    ['El juzgado nacional en lo civil lo rechazó.', 'El Juzgado Nacional en lo Civil lo rechazó.'],
    ['Entregó los papeles del auto.', 'Entregó los documentos del auto.'],
  ]);
  leaves('legal', [
    'Me echaron de la casa cuando perdí el trabajo.',
    'El inquilinato venció.',
    'Pido disculpas al tribunal.',
    'El sueldo básico era bajo en la empresa.',
    'La Corte dijo que no.',
    'El mensaje decía “me echaron del trabajo y puse una denuncia”.',
    'La acción fue interpuesta en término.',
    'DEMANDA DE 10 DÍAS.',
  ]);
});

describe('amounts and terms in words and figures', () => {
  rewords('legal', [
    ['Debe pagar en 10 días.', 'Debe pagar en diez (10) días.'],
    ['Trabajó 21 años y 31 semanas.', 'Trabajó veintiún (21) años y treinta y una (31) semanas.'],
    ['Fijó 1 mes y 1 hora.', 'Fijó un (1) mes y una (1) hora.'],
    ['Pagará 200 cuotas.', 'Pagará doscientas (200) cuotas.'],
    ['Tiene un plazo de cinco días.', 'Tiene un plazo de cinco (5) días.'],
    ['Reclama $ 450.000.', 'Reclama pesos cuatrocientos cincuenta mil ($\u00a0450.000).'],
    ['Reclama $1500,50 más.', 'Reclama pesos mil quinientos con 50/100 ($\u00a01.500,50) más.'],
    ['Prestó USD 1.200.', 'Prestó dólares estadounidenses mil doscientos (USD\u00a01.200).'],
    ['Pagó 50.000 pesos.', 'Pagó pesos cincuenta mil ($\u00a050.000).'],
    ['Pagó 300 dólares por mes.', 'Pagó dólares estadounidenses trescientos (USD\u00a0300) por mes.'],
  ]);
  leaves('legal', [
    'Debe pagar en diez (10) días.',
    'Reclama pesos cien mil ($ 100.000).',
    'Ocurrió el 10 de marzo de 2026.',
    'Tiene 34 años de edad.',
    'Un interés del 30 % anual.',
    'Reclama $ 2 millones.',
    'Entre 10/15 días después.',
    'Un día fui a verlo.',
    'Rige el artículo 10 de la ley 24.240.',
    'El expediente 12345/2020 sigue en trámite.',
    'Vence en marzo de 2026.',
  ]);
});

describe('concision', () => {
  rewords('concise', [
    ['Cabe destacar que el actor no pagó.', 'El actor no pagó.'],
    ['Es dable señalar que, Ana Ejemplo firmó.', 'Ana Ejemplo firmó.'],
    ['El contrato, básicamente, venció.', 'El contrato venció.'],
    ['Obviamente, el plazo venció.', 'El plazo venció.'],
    ['Intimó con la finalidad de cobrar.', 'Intimó para cobrar.'],
    ['Lo hizo con posterioridad al 10 de marzo.', 'Lo hizo después del 10 de marzo.'],
    ['En el marco de la audiencia declaró.', 'En la audiencia declaró.'],
    ['Firmaron el día 10 de marzo de 2026.', 'Firmaron el 10 de marzo de 2026.'],
    ['Procedió a intimar a la demandada.', 'Intimó a la demandada.'],
    ['Procedí a notificar a la actora.', 'Notifiqué a la actora.'],
    ['Llevaron a cabo la pericia.', 'Realizaron la pericia.'],
    ['Hizo entrega del inmueble.', 'Entregó el inmueble.'],
    ['Tiene la obligación de reparar.', 'Debe reparar.'],
    ['Citó a todos y cada uno de los testigos.', 'Citó a todos los testigos.'],
    ['Ocurrió hace 3 años atrás.', 'Ocurrió hace 3 años.'],
    ['Se encuentra acreditado el daño.', 'Está acreditado el daño.'],
    ['Lo expuso de manera clara.', 'Lo expuso claramente.'],
    ['Fue la la demandada quien pagó.', 'Fue la demandada quien pagó.'],
    ['El  actor , entonces,no pagó.', 'El actor, entonces, no pagó.'],
  ]);
  leaves('concise', [
    'Reclama daños y perjuicios.',
    'No es importante destacar que llovía.',
    'Analizó la norma en el marco de las previsiones constitucionales.',
    'Procedió a darle el recibo.',
    'Lo hizo de manera clara y precisa.',
    'Pagó en virtud de un contrato.',
    'Escribió «cabe destacar que procedí a cobrar».',
    'Se encuentra en Rosario.',
  ]);
  describe('what hangs twice on the same words keeps them', () => {
    leaves('concise', [
      'Procedió a intimar y a notificar.',
      'Procedió a intimar y notificar.',
      'Tiene la obligación de pagar y de restituir.',
      'Lo hizo con el fin de cobrar y de cerrar.',
      'Cabe destacar que pagó y que firmó.',
      'Cabe señalar que, si bien pagó, debe intereses.',
      'No fue debido a que llovía y a que era tarde.',
      'Hizo entrega de las llaves y de los muebles.',
      'Dio cumplimiento al contrato y a la ley.',
    ]);
  });
});

describe('the academic register', () => {
  rewords('academic', [
    ['Yo creo que la doctrina está dividida.', 'Se sostiene que la doctrina está dividida.'],
    ['En mi opinión, el plazo es breve.', 'Se sostiene que el plazo es breve.'],
    ['Pero la jurisprudencia cambió.', 'Sin embargo, la jurisprudencia cambió.'],
    ['También lo dijo la Corte.', 'Asimismo, lo dijo la Corte.'],
    ['Vamos a analizar los fallos.', 'Se analizarán los fallos.'],
    ['Voy a examinar la norma.', 'Se examinará la norma.'],
    ['Todo el mundo sabe que rige el orden público.', 'Es sabido que rige el orden público.'],
    ['Es obvio que falta una ley.', 'Parece claro que falta una ley.'],
    ['Como dijimos, hay dos tesis.', 'Como se dijo, hay dos tesis.'],
  ]);
  leaves('academic', ['No creo que sea así.', 'Pero si pagó, extinguió la deuda.', 'Vamos a casa.']);
});

const long =
  'La demandada incumplió el contrato de locación celebrado entre las partes y dejó de abonar los alquileres de los últimos meses del año, por lo que la parte actora debió iniciar estas actuaciones para obtener el cobro de las sumas adeudadas con más sus intereses.';

describe('long sentences', () => {
  it('are split where both halves stand by themselves', () => {
    expect(reworded('concise', long)).toBe(long.replace(', por lo que la parte', '. Por ello, la parte'));
  });
  leaves('concise', [
    // What is only reported would become a statement.
    long.replace('La demandada', 'La actora sostiene que la demandada'),
    // A condition would be left without its consequence.
    long.replace('La demandada', 'Si la demandada'),
    // Between parentheses there is no joint.
    long.replace('celebrado', '(celebrado').replace('intereses.', 'intereses).'),
    'La demandada no pagó, por lo que la actora demandó.',
  ]);
});

it('what is quoted, placeholders and addresses pass through every command untouched', () => {
  const sentence = 'Vos tenés que escribirle a [PERSONA_1] (la.guita@laburo.example) “che, pagá la guita en 10 días”.';
  for (const command of Object.keys(ruleBook) as TransformationCommand[]) {
    const text = reworded(command, sentence);
    for (const kept of ['[PERSONA_1]', 'la.guita@laburo.example', '“che, pagá la guita en 10 días”']) {
      expect(text).toContain(kept);
    }
  }
});

it('a suggestion says what was changed', () => {
  expect(applyRules('Che, te pido la plata.', ruleBook.formal, sampleNorms)?.reasons).toEqual([
    'quita muletillas',
    'reemplaza coloquialismos',
    'usa el trato de usted',
  ]);
});
