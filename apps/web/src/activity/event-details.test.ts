import { expect, test } from 'vitest';
import { describeDetails } from './event-details.ts';

test('facts are told in words and in their order, those without a value left out', () => {
  expect(describeDetails({ to: 'Premium', from: 'User', reason: 'plan_granted', device: null })).toBe(
    'de: User · a: Premium · motivo: plan concedido',
  );
});

test('a reason that an administrator wrote is told as it is', () => {
  expect(describeDetails({ reason: 'Pidió la baja por teléfono' })).toBe('motivo: Pidió la baja por teléfono');
});
