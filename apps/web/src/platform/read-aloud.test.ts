import { describe, expect, it } from 'vitest';
import { localSpanishVoice, spokenPieces } from './read-aloud.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

describe('the voice that reads aloud', () => {
  it('is of the device alone', () => {
    expect(localSpanishVoice([voice('es-AR', false), voice('en-US')])).toBeNull();
  });

  it('is Argentine, else of the Americas, else any Spanish one', () => {
    expect(localSpanishVoice([voice('es-ES'), voice('es_MX'), voice('es-AR')])?.lang).toBe('es-AR');
    expect(localSpanishVoice([voice('es-ES'), voice('es_MX')])?.lang).toBe('es_MX');
    expect(localSpanishVoice([voice('en-US'), voice('es-ES')])?.lang).toBe('es-ES');
  });
});

describe('what is read at once', () => {
  it('ends with a sentence and holds every word', () => {
    const text = Array.from({ length: 20 }, (_, at) => `Esta es la oración número ${at} de la respuesta.`).join(' ');
    const pieces = spokenPieces(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join(' ')).toBe(text);
    for (const piece of pieces) expect(piece).toMatch(/\.$/);
  });
});
