import type { MyPlanResponse, Subscription } from '@foja/contracts/plans';
import type { Role } from '@foja/contracts/roles';
import type { LightMyRequestResponse } from 'fastify';
import { findAccount } from '../accounts/find-account.ts';
import { createMercadoPago } from '../plans/mercado-pago.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { type SignedIn, signInAs } from './sign-in-as.ts';
import { type StandInMercadoPago, startStandInMercadoPago } from './stand-in-mercado-pago.ts';

export interface Payer extends SignedIn {
  /** The stored role. */
  role(): Promise<Role>;
  subscription(): Promise<Subscription | null>;
}

/** The application with Mercado Pago configured, which a stand-in plays over the network. */
export interface PaymentsTestApp {
  test: TestApp;
  provider: StandInMercadoPago;
  /** What the operator was told of failures. */
  failures: string[];
  somebody(role?: Role): Promise<Payer>;
  post(url: string, token?: string, payload?: object): Promise<LightMyRequestResponse>;
  subscribe(payer: Payer, plan?: string): Promise<LightMyRequestResponse>;
  /** Somebody's subscription, opened and not yet paid: its id at the provider. */
  opened(payer: Payer, plan?: string): Promise<string>;
  /** As above, and paid: the provider has told us. */
  paid(payer: Payer, plan?: string): Promise<string>;
  /** Sends a signed notice about it. */
  tell(externalId: string, overrides?: Parameters<StandInMercadoPago['notice']>[1]): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** It only ends what would hang. */
const patienceMs = 100_000;

export async function startPaymentsTestApp(): Promise<PaymentsTestApp> {
  const provider = await startStandInMercadoPago();
  const failures: string[] = [];
  // What answers is waited for on the busiest machine; what never does, not for long.
  const limits = {
    get requestTimeoutMs() {
      return provider.nextMisbehaviour() === 'hang' ? 1_000 : patienceMs;
    },
    get totalTimeoutMs() {
      return provider.nextMisbehaviour() === 'hang-after-headers' ? 1_000 : patienceMs;
    },
    retryDelayMs: 1,
  };
  const test = await buildTestApp({
    payments: createMercadoPago({ ...provider, onFailure: (reason) => failures.push(reason) }, limits),
  });
  const site: PaymentsTestApp = {
    test,
    provider,
    failures,
    async somebody(role = 'User') {
      const signedIn = await signInAs(test, role);
      return {
        ...signedIn,
        role: async () => (await findAccount(test.deps, { id: signedIn.accountId }))!.role,
        async subscription() {
          const mine = await test.app.inject({ url: '/api/plans/mine', headers: callHeaders(signedIn.token) });
          return mine.json<MyPlanResponse>().subscription;
        },
      };
    },
    post: (url, token, payload) => test.app.inject({ method: 'POST', url, headers: callHeaders(token), payload }),
    subscribe: (payer, plan = 'premium') => site.post('/api/plans/subscriptions', payer.token, { plan }),
    async opened(payer, plan) {
      const { redirectUrl } = (await site.subscribe(payer, plan)).json();
      return new URL(redirectUrl).searchParams.get('preapproval_id')!;
    },
    async paid(payer, plan) {
      const externalId = await site.opened(payer, plan);
      provider.set(externalId, 'authorized', new Date(test.clock.now().getTime() + 30 * 86_400_000));
      await site.tell(externalId);
      return externalId;
    },
    tell: (externalId, overrides) => test.app.inject({ method: 'POST', ...provider.notice(externalId, overrides) }),
    async close() {
      await test.close();
      await provider.close();
    },
  };
  return site;
}
