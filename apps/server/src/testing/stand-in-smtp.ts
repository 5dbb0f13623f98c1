import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerError } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface StandInSmtp {
  /** As SMTP_URL; the same one after `stop` and `start`. */
  url: string;
  received: ReceivedMail[];
  /** Resolves with the nth mail (from 0) once it has arrived. */
  arrival(index: number): Promise<ReceivedMail>;
  /** The next mails are refused at this command with these codes, one each, before they are taken again. */
  refuse(command: 'MAIL FROM' | 'RCPT TO' | 'DATA', ...codes: number[]): void;
  /** Mails are taken in but never answered for. */
  hang(): void;
  /** Resolves once a mail hangs. */
  hanging(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real mail server on a port of this machine that keeps what it is given. */
export async function startStandInSmtp(): Promise<StandInSmtp> {
  let refusals: { command: string; code: number }[] = [];
  let isHanging = false;
  let port = 0;
  let server: SMTPServer;
  const received: ReceivedMail[] = [];
  const events = new EventEmitter();

  /** Mail servers do repeat the address in their refusals. */
  const refusal = (command: string, address: string): SMTPServerError | null => {
    if (refusals[0]?.command !== command) return null;
    const { code } = refusals.shift()!;
    return Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: code });
  };
  const open = async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (address, _session, done) => done(refusal('MAIL FROM', address.address)),
      onRcptTo: (address, _session, done) => done(refusal('RCPT TO', address.address)),
      async onData(stream, session, done) {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (isHanging) {
          events.emit('hanging');
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refused = refusal('DATA', to[0] ?? '');
        if (refused) return done(refused);
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        events.emit('received');
        done(null, 'taken');
      },
    });
    // A client that goes away in mid-conversation is part of what is tried here.
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  };
  await open();

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async arrival(index) {
      while (!received[index]) await once(events, 'received');
      return received[index];
    },
    refuse(command, ...codes) {
      refusals = codes.map((code) => ({ command, code }));
    },
    hang() {
      isHanging = true;
    },
    async hanging() {
      await once(events, 'hanging');
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    async start() {
      isHanging = false;
      await open();
    },
  };
}
