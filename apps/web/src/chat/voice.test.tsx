import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askInChat, chatInput } from '../testing/ask-in-chat.ts';
import { signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

/** A browser's recognition: it hears what the test says. */
class StandInRecognition extends EventTarget {
  static last: StandInRecognition | null = null;
  static state = 'unavailable';
  static available = async () => StandInRecognition.state;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  running = false;
  start() {
    StandInRecognition.last = this;
    this.running = true;
  }
  stop() {
    if (!this.running) return;
    this.running = false;
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.stop();
  }
  hear(...said: string[]) {
    const results = said.map((transcript) => [{ transcript }]);
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { results })));
  }
  fail(error: string) {
    act(() => {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.stop();
    });
  }
}

function withRecognition(state: 'unavailable' | 'available' = 'unavailable') {
  StandInRecognition.last = null;
  StandInRecognition.state = state;
  vi.stubGlobal('SpeechRecognition', StandInRecognition);
}

const heardBy = async () => {
  await waitFor(() => expect(StandInRecognition.last?.running).toBe(true));
  return StandInRecognition.last as StandInRecognition;
};

describe('a dictated question', () => {
  it('is not offered where the browser cannot hear', async () => {
    renderChat();
    expect(screen.queryByRole('button', { name: 'Dictar la consulta' })).toBeNull();
  });

  it('is heard only after the person agreed that the browser may send the sound, once', async () => {
    withRecognition();
    const { user } = renderChat();
    await user.click(await screen.findByRole('button', { name: 'Dictar la consulta' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Dictar la consulta?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(StandInRecognition.last).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Dictar la consulta' }));
    await user.click(await screen.findByRole('button', { name: 'Dictar' }));
    const first = await heardBy();
    expect(first).toMatchObject({ lang: 'es-AR', processLocally: false });
    await user.click(screen.getByRole('button', { name: 'Terminar el dictado' }));

    StandInRecognition.last = null;
    await user.click(await screen.findByRole('button', { name: 'Dictar la consulta' }));
    await heardBy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('needs no leave where the sound stays on the device', async () => {
    withRecognition('available');
    const { user } = renderChat();
    await user.click(await screen.findByRole('button', { name: 'Dictar la consulta' }));
    expect(await heardBy()).toMatchObject({ processLocally: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stands behind what was typed, changes while it is heard, and is not sent by itself', async () => {
    withRecognition('available');
    const { user } = renderChat();
    await user.click(chatInput());
    await user.paste('Alquilo en Rosario.');
    await user.click(await screen.findByRole('button', { name: 'Dictar la consulta' }));
    const heard = await heardBy();
    heard.hear('el dueño no');
    expect(chatInput()).toHaveValue('Alquilo en Rosario. el dueño no');
    heard.hear('el dueño no me devuelve', 'el depósito');
    expect(chatInput()).toHaveValue('Alquilo en Rosario. el dueño no me devuelve el depósito');
    await user.click(screen.getByRole('button', { name: 'Terminar el dictado' }));
    expect(await screen.findByRole('button', { name: 'Dictar la consulta' })).toBeVisible();
    expect(chatInput()).toHaveValue('Alquilo en Rosario. el dueño no me devuelve el depósito');
  });

  it('says why it ended, and what was typed stays', async () => {
    withRecognition('available');
    const { user } = renderChat();
    await user.click(chatInput());
    await user.paste('Me deben dos sueldos');
    await user.click(await screen.findByRole('button', { name: 'Dictar la consulta' }));
    (await heardBy()).fail('not-allowed');
    expect(await screen.findByText(/El navegador no permite usar el micrófono/)).toBeVisible();
    expect(chatInput()).toHaveValue('Me deben dos sueldos');
  });
});

type Spoken = {
  text: string;
  voice: { name: string };
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
};

/** A device's voices: what it was told to say, until it is told to be silent. */
function withVoices(voices: { name: string; lang: string; localService: boolean }[]) {
  const queue: Spoken[] = [];
  const device = {
    queue,
    getVoices: () => voices,
    speak: (utterance: Spoken) => queue.push(utterance),
    cancel: vi.fn(() => {
      for (const { onerror } of queue.splice(0)) onerror?.({ error: 'canceled' });
    }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return device;
}

const abroad = { name: 'Nube', lang: 'es-AR', localService: false };
const ofTheDevice = { name: 'Paulina', lang: 'es-MX', localService: true };

describe('an answer read aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read by a voice of the device, without marks and numbers, and can be stopped', async () => {
    signIn('User');
    const device = withVoices([abroad, { ...ofTheDevice, name: 'Mónica', lang: 'es-ES' }, ofTheDevice]);
    const { user } = renderChat();
    await askInChat(user, 'se rompió el celular');
    await user.click(await screen.findByRole('button', { name: 'Leer en voz alta' }));
    await waitFor(() => expect(device.queue.length).toBeGreaterThan(0));
    expect(device.queue.every(({ voice }) => voice.name === 'Paulina')).toBe(true);
    expect(device.queue.map(({ text }) => text).join(' ')).not.toMatch(/[*_#]|\[\d\]/);
    await user.click(screen.getByRole('button', { name: 'Detener la lectura' }));
    expect(device.queue).toEqual([]);
    expect(screen.getByRole('button', { name: 'Leer en voz alta' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('ends by itself with the last words', async () => {
    signIn('User');
    const device = withVoices([ofTheDevice]);
    const { user } = renderChat();
    await askInChat(user, 'se rompió el celular');
    await user.click(await screen.findByRole('button', { name: 'Leer en voz alta' }));
    await waitFor(() => expect(device.queue.length).toBeGreaterThan(0));
    act(() => device.queue.at(-1)?.onend?.());
    expect(await screen.findByRole('button', { name: 'Leer en voz alta' })).toBeVisible();
  });

  it('is not read by a voice that would send the text away', async () => {
    signIn('User');
    const device = withVoices([abroad]);
    const { user } = renderChat();
    await askInChat(user, 'se rompió el celular');
    await user.click(await screen.findByRole('button', { name: 'Leer en voz alta' }));
    expect(await screen.findByText(/no tiene una voz en español/)).toBeVisible();
    expect(device.queue).toEqual([]);
  });

  it('is not offered where the browser cannot speak', async () => {
    signIn('User');
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { user } = renderChat();
    await askInChat(user, 'se rompió el celular');
    await screen.findByRole('button', { name: 'Copiar' });
    expect(screen.queryByRole('button', { name: 'Leer en voz alta' })).toBeNull();
  });
});
