import { describe, expect, it } from 'vitest';
import { asksForeignLaw } from './foreign-law.ts';

describe('a question about another country’s law', () => {
  it.each([
    'salario mínimo en Chile',
    'ley de alquileres de España, duración mínima del contrato',
    'artículo 5 del Código Civil francés',
    'plazo de prescripción de las deudas en Colombia',
    'según la ley de Texas, ¿me pueden desalojar?',
    'derechos del consumidor en Brasil',
    'ley de alquileres en España, cuánto me pueden subir la renta',
    '¿Cómo se calcula el despido en México si llevo 4 años?',
    'En Uruguay, ¿cuánto tiempo tengo para reclamar un despido?',
    'vivo en Montevideo y el dueño me quiere sacar, qué dice la ley uruguaya de alquileres?',
    'Me voy a vivir a Madrid. ¿cuántas horas por semana me deja trabajar la ley española de extranjería?',
    '¿Cuántos días por año me da el Estatuto de los Trabajadores de España?',
    '¿Cuántos días de vacaciones corresponden en España con 5 años de antigüedad?',
    'En México me despidieron, ¿cuánto me toca?',
    'me echaron en México, ¿cuánto me corresponde de indemnización?',
    'vivo en Uruguay, cuanto preaviso me tienen que dar?',
    'me multaron en Brasil por exceso de velocidad, ¿prescribe?',
    '¿Cómo se hace una sociedad en Delaware?',
    'plazo general de prescripción en el BGB alemán',
    'quiero trabajar en Alemania, qué contrato me hacen',
    '¿a qué edad se puede manejar en Estados Unidos?',
    '¿puedo portar armas en Texas?',
    '¿qué plazo hay para apelar en la justicia brasileña?',
  ])('"%s"', (question) => expect(asksForeignLaw(question)).toBe(true));
});

describe('not a question about another country’s law', () => {
  it.each([
    'me casé en España, ¿vale acá?',
    'mi papá murió en Italia y dejó un departamento en Buenos Aires',
    '¿qué ley se aplica a un contrato con una empresa de Brasil?',
    'el padre no quiere firmar el pasaporte para ir de vacaciones a Uruguay una semana',
    'choqué con el auto de vacaciones en Brasil',
    'el aval lo firmaron en Uruguay',
    'reconocimiento en Argentina de una sentencia de Chile',
    'me mordió un pastor alemán',
    'vivo en Uruguay 1200 y el dueño me quiere echar, ¿cuánto tiempo me tiene que dar?',
    '¿hasta qué edad pagan alimentos los padres?',
    'me echaron en México y volví a la Argentina, ¿puedo demandar acá?',
    'vivo en Chile y mi papá dejó una casa en Rosario, ¿cuánto me toca?',
    'trabajé en Perú para una empresa de acá, ¿cuánto me tienen que pagar?',
    '¿cuánto paga de alimentos mi ex si vive en España?',
    'En España, ¿vale mi divorcio argentino?',
    'En Uruguay trabajé diez años, ¿me sirven para jubilarme?',
    'Pacto de San José de Costa Rica, art. 13',
    'alquiler de un departamento',
    'mi marido es español, ¿qué dice la ley sobre su herencia?',
  ])('"%s"', (question) => expect(asksForeignLaw(question)).toBe(false));
});
