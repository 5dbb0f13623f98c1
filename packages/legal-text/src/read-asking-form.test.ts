import { describe, expect, it } from 'vitest';
import { isSmallTalk, readAskingForm } from './read-asking-form.ts';

describe('how a message asks', () => {
  it.each([
    ['personal', 'mi vecino me rompió el alambrado'],
    ['normative', '¿pueden echarme sin aviso?'],
    ['grievance', 'me cobraron dos veces'],
    ['chore', 'traducí al inglés esta carta'],
    ['lookup', '¿a cuánto está el dólar?'],
    ['lookup', 'teléfono de la comisaría de mi barrio'],
    ['trivia', '¿quién inventó la radio?'],
    ['craft', 'cómo arreglo una persiana'],
    ['toAssistant', '¿vos sos un robot?'],
    ['local', 'ordenanza de ruidos'],
  ] as const)('is read as %s: "%s"', (form, message) => expect(readAskingForm(message)[form]).toBe(true));

  it('does not take a story for a chore or a look-up', () => {
    expect(readAskingForm('hace tres años le presté plata a mi cuñado y no me la devuelve')).toMatchObject({
      chore: false,
      lookup: false,
      trivia: false,
      craft: false,
    });
  });

  it('does not take money for the town', () => {
    expect(readAskingForm('no me devuelve la plata').local).toBe(false);
  });
});

describe('small talk', () => {
  it.each(['buen día!', 'hola, ¿estás ahí?', 'gracias, genio', 'test 123', 'no entiendo nada'])('is "%s"', (message) =>
    expect(isSmallTalk(message)).toBe(true),
  );

  it.each(['usucapión', 'hola, me despidieron', 'buen día, ¿qué es el dolo?'])('is not "%s"', (message) =>
    expect(isSmallTalk(message)).toBe(false),
  );
});
