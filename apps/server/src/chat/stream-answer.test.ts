import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openEventStream } from './stream-answer.ts';

test('a comment keeps an idle connection until the end', async () => {
  const { body, end } = openEventStream(2);
  body.setEncoding('utf8');
  let received = '';
  body.on('data', (text) => {
    received += text;
    if (received.split(': sigo\n\n').length > 2) end();
  });
  await once(body, 'end');
  expect(received).toMatch(/^: foja\n\n(: sigo\n\n){2,}$/);
});

test('what is sent after the reader has gone is dropped', () => {
  const { body, send } = openEventStream();
  body.destroy();
  expect(() => send({ event: 'delta', data: { text: 'hola' } })).not.toThrow();
});
