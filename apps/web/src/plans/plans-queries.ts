import type { MyPlanResponse, PlanId, PlanRequest, PlansResponse } from '@foja/contracts/plans';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** GET /api/plans: the offers, and whether a plan is paid here or asked for. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => callJson<PlansResponse>(routes.plans, { signal }),
    staleTime: 600_000,
    retry: false,
  });

/** GET /api/plans/mine: what this account asked for or pays. */
export const myPlanQuery = (email: string) =>
  queryOptions({
    queryKey: ['plans', email, 'mine'],
    queryFn: ({ signal }) => callJson<MyPlanResponse>(routes.myPlan, { signal }),
    retry: false,
  });

export const askForPlan = (plan: PlanId, message: string) =>
  callJson<PlanRequest>(routes.planRequests, {
    method: 'POST',
    body: { plan, ...(message.trim() ? { message: message.trim() } : {}) },
  });

export const withdrawRequest = (id: string) => callJson<unknown>(routes.planRequest(id), { method: 'DELETE' });

/** @returns where the person goes to pay. */
export const subscribe = (plan: PlanId) =>
  callJson<{ redirectUrl: string }>(routes.subscriptions, { method: 'POST', body: { plan } });

export const cancelSubscription = () => callJson<unknown>(routes.cancelSubscription, { method: 'POST' });

export const startTrial = () => callJson<{ trialEndsAt: string }>(routes.trial, { method: 'POST' });
