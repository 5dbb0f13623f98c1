import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { DangerRecognizer, readSafetyRules } from './recognize-danger.ts';

const rules = readSafetyRules(join(findProjectRoot(), 'corpus', 'safety.yaml'));
const recognizer = new DangerRecognizer(rules);

describe('a person in danger is recognized', () => {
  const told = rules.situations.flatMap(({ id, recognized }) => recognized.map((message) => [id, message] as const));
  test.each(told)('%s: %s', (id, message) => {
    expect(recognizer.recognize(message)?.id).toBe(id);
  });

  test.each([
    ['violencia', 'Mi esposo me golpeó otra vez. ¿Puedo pedir que se vaya de casa?'],
    ['violencia', 'ayuda, mi ex me persigue y me manda mensajes'],
    ['violencia', 'EL PADRE DE MIS HIJOS ME PEGA, tengo que seguir viviendo con el?? me pega mi marido'],
    ['suicidio', 'Debo 5 palos a financieras y no aguanto vivir así, no quiero vivir'],
    ['abuso-de-ninos', 'creo que abusan de mi nieto en el jardín'],
    ['detencion', 'Recién detuvieron a mi papá en un control, ¿qué hago?'],
  ])('%s, in other words: %s', (id, message) => {
    expect(recognizer.recognize(message)?.id).toBe(id);
  });
});

describe('who asks about the law, or about something else, is not', () => {
  const passed = rules.situations.flatMap((situation) => situation.passed);
  test.each(passed)('%s', (message) => {
    expect(recognizer.recognize(message)).toBeNull();
  });

  test.each([
    'Mi marido murió y quiero iniciar la sucesión',
    'Choqué y el otro conductor me insultó',
    'cuántos días de vacaciones me tocan',
    'Mi hija de 15 años quiere trabajar en vacaciones',
    'El consorcio me persigue por expensas',
    'Medidas preventivas urgentes del art. 26 de la ley 26.485',
    'me quieren matar con los intereses de la tarjeta',
    'Plazo para apelar una prisión preventiva en el CPPF',
  ])('%s', (message) => {
    expect(recognizer.recognize(message)).toBeNull();
  });
});
