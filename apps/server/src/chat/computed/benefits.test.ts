import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('what is paid for a worker’s death', () => {
  const told =
    'Mi marido falleció el 10/9/2026. Trabajaba en la misma empresa desde el 2/5/2014 y ganaba $900.000. ¿Cuánto es la indemnización y quién cobra?';

  test('is divided among the partner and the children under age', () => {
    const text = compute(
      `${told} No estábamos casados, tenemos dos nenes de 8 y 11, y él tiene otro hijo de 25.`,
    )?.text;
    expect(text).toContain('entre la pareja y los 2 hijos menores, un tercio para cada uno');
    expect(text).toContain('$ 1.950.000');
  });

  test('is divided with an only child', () => {
    const text =
      compute(
        'mi esposo fallecio en octubre, era camionero en una empresa hace 9 años, ganaba 2 palos. Quedamos mi hija de 5 y yo. ¿cuánto nos tienen que dar?',
      )?.text ?? '';
    expect(text).toContain('$ 9.000.000');
    expect(text).toContain('la mitad para cada uno');
  });

  test.each([
    'Tenemos un hijo de 8 y uno de 20.',
    'Dejó dos hijos de 20 y 22.',
    'Tenemos dos hijos menores, uno con discapacidad.',
  ])('is not divided where the question leaves it open: %s', (children) => {
    expect(compute(`${told} ${children}`)?.text ?? '').not.toContain('partes iguales entre la pareja');
  });
});

describe('the ordinary pension', () => {
  test.each([
    [
      'tengo 62 años, soy mujer, junté 27 años de aportes y tuve 2 hijos. ¿me puedo jubilar ya?',
      /^Sí: .*se suman 2 por los hijos nacidos con vida y 1 por la edad/,
    ],
    [
      'mi mamá tiene 60 años y 22 de aportes, ¿se puede jubilar?',
      /^Todavía no: .*faltan 8\. Cada hijo nacido con vida suma/,
    ],
    [
      'mi papá tiene 65 años y 30 años de aportes, ¿se puede jubilar?',
      /^Sí: con 65 años de edad y 30 de aportes se completan los 30 años\./,
    ],
    [
      'soy mujer, tengo 60 años y 25 años de aportes, un hijo, ¿me puedo jubilar?',
      /^Todavía no: .*se llega a 26 años de los 30.*faltan 4/,
    ],
  ])('is reached or not by age, contributions and children: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    ['of who did not say whether woman or man', 'tengo 62 años y 27 años de aportes, ¿me puedo jubilar?'],
    ['of who is not old enough yet', 'soy mujer, tengo 55 años y 30 años de aportes, ¿me puedo jubilar?'],
    ['of another law', 'soy maestra, mujer, tengo 62 años y 27 años de aportes, ¿me puedo jubilar?'],
    [
      'of adopted children, who count otherwise',
      'soy mujer, tengo 62 años y 27 años de aportes, adopté 2 hijos, ¿me puedo jubilar?',
    ],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('what is paid for months', () => {
  test('of unemployment is nothing under six of contributions', () => {
    expect(compute('trabajé en blanco 5 meses y me echaron, ¿cobro el seguro de desempleo?')?.text).toMatch(
      /^Con 5 meses de aportes no alcanza/,
    );
  });

  test('of unemployment tells until which day to ask for it, and from when it is less', () => {
    const text =
      compute(
        'Me despidieron el 30/9/2026. Tengo 26 meses con aportes en tres años. ¿Por cuántos meses me dan el fondo de desempleo?',
      )?.text ?? '';
    expect(text).toContain('se paga 8 meses');
    expect(text).toContain('del quinto al octavo el 85 %');
    expect(text).toContain('29/12/2026');
  });

  test('of an illness tells until which day, where that on which the leave began was told', () => {
    const text =
      compute(
        'Tengo 3 años de antigüedad y mantengo a dos nenes. Estoy de licencia por una hernia de disco desde el 1 de julio de 2026 y dicen que son tres meses. ¿Hasta cuándo me tienen que pagar el sueldo?',
      )?.text ?? '';
    expect(text).toContain('se paga 6 meses');
    expect(text).toContain('31/12/2026');
    expect(text).toContain('un año, sin sueldo');
    const after = compute(
      'Tengo 4 años en la empresa y dos nenes a cargo. Desde el 2 de junio de 2026 estoy de licencia por una hernia. ¿Hasta cuándo me tiene que pagar?',
    )?.text;
    expect(after).toContain('hasta el miércoles 2/12/2026');
  });
});

test('an end of work by mutual agreement is no loan', () => {
  const text = compute(
    'firmamos el mutuo acuerdo el 10/9/2026, ¿hasta cuándo puedo pedir el seguro de desempleo?',
  )?.text;
  expect(text ?? '').not.toContain('préstamo');
});
