import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { until } from '../testing/until.ts';
import { Connection } from './connection.tsx';

let asked = 0;
let works = true;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  asked = 0;
  works = true;
  api.use(
    http.get('*/api/status', () => {
      asked += 1;
      return works ? HttpResponse.json({ api: { status: 'running' } }) : HttpResponse.error();
    }),
  );
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** The indicator, once it has said what it found. */
async function open(word: 'Conectado' | 'Desconectado') {
  client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Connection showWord />
    </QueryClientProvider>,
  );
  await says(word);
}

const says = (word: string) => until(() => expect(screen.getByText(word)).toBeInTheDocument());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
/** Until it has been asked for so often, and the last answer has been read: only then does the next wait begin. */
async function asks(times: number) {
  await until(() => expect(asked).toBe(times));
  await until(() => expect(client.isFetching()).toBe(0));
}

describe('the connection', () => {
  it('is asked for every minute while it works', async () => {
    await open('Conectado');
    await asks(1);
    await pass(59);
    expect(asked).toBe(1);
    await pass(1);
    await asks(2);
  });

  it('is asked for ever more rarely while it fails, up to every minute, and at once the usual way when it is back', async () => {
    works = false;
    await open('Desconectado');
    await asks(1);
    let times = 1;
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      await pass(seconds - 1);
      expect(asked).toBe(times);
      await pass(1);
      times += 1;
      await asks(times);
    }
    works = true;
    await pass(60);
    await says('Conectado');
    await asks(times + 1);
    await pass(59);
    expect(asked).toBe(times + 1);
  });

  it('is left alone while nobody looks at the tab, and asked for at once when somebody does', async () => {
    await open('Conectado');
    act(() => focusManager.setFocused(false));
    works = false;
    await pass(600);
    expect(asked).toBe(1);
    act(() => focusManager.setFocused(true));
    await says('Desconectado');
  });

  it('that is lost is asked for at once when the window comes to the front', async () => {
    works = false;
    await open('Desconectado');
    works = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    await says('Conectado');
  });

  it('is asked for at once when the network goes and when it returns', async () => {
    await open('Conectado');
    works = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await says('Desconectado');
    works = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await says('Conectado');
  });
});
