import { describe, expect, it } from 'vitest';
import { type BeyondLaw, readBeyondLaw } from './read-beyond-law.ts';

describe('a question that no law answers is told by its form', () => {
  it.each<[BeyondLaw, string]>([
    ['advice', '¿cuál es la mejor prepaga para una familia con chicos?'],
    ['advice', 'qué banco me recomendás para abrir una caja de ahorro'],
    ['advice', '¿debería casarme con mi novio?'],
    ['advice', '¿me conviene tener hijos ahora o esperar?'],
    ['advice', 'no sé si perdonar a mi mujer, me fue infiel, ¿qué hago?'],
    ['advice', '¿estudio derecho o ciencias económicas?'],
    ['advice', '¿cuál prepaga cubre más por menos plata?'],
    ['advice', '¿le creo a mi marido cuando dice que no me engaña?'],
    ['price', 'cuánta plata gana un juez'],
    ['price', 'cuánto sale un abogado'],
    ['price', '¿a cuánto está el dólar?'],
    ['price', 'sueldo promedio de un contador recién recibido'],
    ['price', '¿cuánto hay que pagarle a un plomero por día?'],
    ['forecast', '¿va a subir el alquiler el año que viene?'],
    ['forecast', '¿quién gana las elecciones?'],
    ['forecast', '¿me va a absolver el juez?'],
    ['forecast', '¿cuánto va a tardar mi sucesión?'],
    ['forecast', 'cuando se va a terminar mi causa'],
    ['forecast', '¿la Cámara va a confirmar la sentencia?'],
    ['news', '¿qué dijo el presidente ayer en el Congreso?'],
    ['news', 'últimas noticias sobre la reforma laboral'],
    ['news', '¿en qué terminó lo del juez de la causa?'],
    ['knowledge', '¿cuántos divorcios hubo el año pasado?'],
    ['knowledge', '¿quién inventó el matrimonio?'],
    ['knowledge', '¿qué porcentaje de los matrimonios termina en divorcio?'],
    ['knowledge', '¿dónde queda el juzgado civil 34?'],
    ['knowledge', '¿cómo recupero la contraseña de mi cuenta del banco?'],
    ['opinion', '¿es pecado divorciarse?'],
    ['opinion', '¿estás a favor o en contra del aborto?'],
  ])('%s: %s', (kind, question) => expect(readBeyondLaw(question)).toBe(kind));
});

describe('a question of law with the same words is none of these', () => {
  it.each([
    '¿me conviene renunciar o que me despidan?',
    '¿me conviene casarme o seguir en concubinato para la herencia?',
    'me chocaron y el seguro del otro me ofrece dos millones, ¿me conviene agarrar?',
    'qué tipo de sociedad me conviene',
    '¿cuál es el mejor interés del niño?',
    '¿cuánto me tienen que pagar?',
    '¿cuánto cobra un abogado de honorarios según la ley?',
    '¿cuánto cobra el albacea?',
    '¿cuánto sale la multa por manejar con alcohol en sangre?',
    'quiero dejar el departamento antes de que venza el contrato, cuánto sale',
    '¿y cuánto sale?',
    '¿voy a ir preso si no pago la cuota alimentaria?',
    '¿va a subir la cuota si mi ex gana más?',
    '¿me van a condenar si robé por hambre?',
    '¿quién gana si hay dos testamentos distintos?',
    '¿cuál título vale más?',
    'si no declaro, ¿el juez me va a condenar?',
    '¿quién nombra a los jueces de la Corte?',
    'qué norma derogó la ley de alquileres',
    'cómo quedó la indemnización con la reforma',
    '¿qué porcentaje de acreedores necesito para un APE?',
    'dónde queda radicada la causa',
    'cómo recupero el celular que me secuestró la policía',
    '¿tiene efectos civiles el casamiento por iglesia?',
    '¿cuál es la mejor prepaga y qué me tiene que cubrir?',
  ])('%s', (question) => expect(readBeyondLaw(question)).toBeNull());

  it('nor is a message that tells a case at length', () => {
    const told = 'Trabajé siete años en una panadería sin estar registrado y me echaron por teléfono. '.repeat(4);
    expect(readBeyondLaw(`${told} ¿Debería volver?`)).toBeNull();
  });
});
