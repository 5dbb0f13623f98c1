import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';

/** What is done with one request instead of answering it well. */
export type Misbehaviour =
  | { kind: 'status'; status: number }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the headers of an answer, and never its body. */
  | { kind: 'hang-after-headers' }
  | { kind: 'nonsense' };

interface Preapproval {
  id: string;
  status: string;
  external_reference: string;
  payer_email: string;
  reason: string;
  back_url: string;
  init_point: string;
  next_payment_date: string | null;
  auto_recurring: { frequency: number; frequency_type: string; transaction_amount: number; currency_id: string };
}

export interface Request {
  method: string;
  path: string;
  idempotencyKey: string | null;
}

export interface StandInMercadoPago {
  accessToken: string;
  webhookSecret: string;
  /** What was asked, in order. */
  requests: Request[];
  preapprovals: Map<string, Preapproval>;
  /** What the person, or time, does at Mercado Pago. */
  set(externalId: string, status: string, nextPaymentDate?: Date | null): void;
  /** The next requests go wrong, one each. */
  misbehave(...next: Misbehaviour[]): void;
  /** How the next request goes wrong, where it does. */
  nextMisbehaviour(): Misbehaviour['kind'] | null;
  /** Runs once, when the next state has been read but not yet answered with: what happens in between. */
  onNextRead(act: () => Promise<void>): void;
  /** A signed notice as Mercado Pago sends it: where to and with which headers. */
  notice(
    externalId: string,
    overrides?: { type?: string; requestId?: string; secret?: string },
  ): { url: string; headers: Record<string, string> };
  close(): Promise<void>;
}

/** A real HTTP server that speaks the subscriptions API ("preapproval") of Mercado Pago; the SDK is pointed at it until `close`. */
export async function startStandInMercadoPago(): Promise<StandInMercadoPago> {
  const accessToken = `TEST-${randomUUID()}`;
  const webhookSecret = randomBytes(32).toString('hex');
  const preapprovals = new Map<string, Preapproval>();
  const requests: Request[] = [];
  let misbehaviours: Misbehaviour[] = [];
  let afterRead: (() => Promise<void>) | null = null;

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? '';
    const key = request.headers['x-idempotency-key'];
    requests.push({ method: request.method ?? '', path, idempotencyKey: typeof key === 'string' ? key : null });
    const wrong = misbehaviours.shift();
    if (wrong) return misbehave(wrong, response);
    if (request.headers.authorization !== `Bearer ${accessToken}`) return refuse(response, 401, 'invalid access token');
    if (request.method === 'POST' && path === '/preapproval/') return create(body, response);
    const known = preapprovals.get(decodeURIComponent(path.replace('/preapproval/', '')));
    if (!known) return refuse(response, 404, 'The preapproval with this id does not exist');
    if (request.method === 'PUT') {
      if (known.status === 'cancelled') return refuse(response, 400, 'You can not modify a cancelled preapproval');
      Object.assign(known, body);
      return send(response, 200, known);
    }
    const state = { ...known };
    const act = afterRead;
    afterRead = null;
    await act?.();
    send(response, 200, state);
  });

  const create = (body: Partial<Preapproval>, response: ServerResponse) => {
    const { auto_recurring: recurring } = body;
    if (!body.payer_email?.includes('@')) return refuse(response, 400, 'payer_email is required');
    if (!body.back_url?.startsWith('http')) return refuse(response, 400, 'back_url is invalid');
    if (recurring?.currency_id !== 'ARS') return refuse(response, 400, 'currency_id is invalid');
    const id = randomBytes(16).toString('hex');
    const created = { ...body, id, init_point: `https://mercadopago.example/checkout?preapproval_id=${id}` };
    preapprovals.set(id, { next_payment_date: null, ...created } as Preapproval);
    send(response, 201, preapprovals.get(id)!);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sdk: { BASE_URL: string } = AppConfig;
  const realBaseUrl = sdk.BASE_URL;
  sdk.BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    accessToken,
    webhookSecret,
    requests,
    preapprovals,
    set(externalId, status, nextPaymentDate = null) {
      Object.assign(preapprovals.get(externalId)!, {
        status,
        next_payment_date: nextPaymentDate?.toISOString() ?? null,
      });
    },
    nextMisbehaviour: () => misbehaviours[0]?.kind ?? null,
    misbehave(...next) {
      misbehaviours = next;
    },
    onNextRead(act) {
      afterRead = act;
    },
    notice(externalId, { type = 'subscription_preapproval', requestId = randomUUID(), secret = webhookSecret } = {}) {
      const ts = '1795190400';
      const signature = createHmac('sha256', secret)
        .update(`id:${externalId.toLowerCase()};request-id:${requestId};ts:${ts};`)
        .digest('hex');
      return {
        url: `/webhooks/mercadopago?data.id=${encodeURIComponent(externalId)}&type=${type}`,
        headers: { 'x-signature': `ts=${ts},v1=${signature}`, 'x-request-id': requestId },
      };
    },
    async close() {
      sdk.BASE_URL = realBaseUrl;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Partial<Preapproval>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {};
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, { message, status, error: 'scripted' });
}

function misbehave(wrong: Misbehaviour, response: ServerResponse): void {
  if (wrong.kind === 'status') refuse(response, wrong.status, `scripted ${wrong.status}`);
  else if (wrong.kind === 'nonsense') send(response, 200, { id: 7, status: 'delighted' });
  else if (wrong.kind === 'hang-after-headers') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
  }
}
