import { parentPort } from 'node:worker_threads';

// Stands in for the anonymizer's thread: hangs, breaks, fails or says the text back, as the text asks.
parentPort.on('message', ({ texts: [text] }) => {
  if (text.startsWith('hang')) return;
  if (text.startsWith('break')) throw new Error(`broken by ${text}`);
  parentPort.postMessage({ results: text.startsWith('fail') ? null : [{ text }] });
});
