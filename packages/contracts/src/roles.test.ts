import { describe, expect, it } from 'vitest';
import { roleSchema } from './role-schema.ts';
import { type ActorRole, can, mayAdminister, type Permission, planFeatures, planLabels, type Role } from './roles.ts';

const actors: ActorRole[] = ['Guest', 'User', 'Professional', 'Premium', 'Admin', 'SuperAdmin'];

/** Specification 6, as a table: who may, in the order of `actors`. */
const policy: Record<Permission, string> = {
  'premium-features': 'no no yes yes yes yes',
  'professional-features': 'no no yes no yes yes',
  'premium-domain': 'no no no yes no no',
  'case-evaluation': 'no no yes yes yes yes',
  'case-evaluation-toggle': 'no no no no yes yes',
  'document-vault': 'no no yes yes yes yes',
  'found-firm': 'no no yes yes yes yes',
  matters: 'no yes yes yes yes yes',
  'clear-chat': 'no no no no yes yes',
  'keep-debug-stats': 'no no no no yes yes',
  'see-debug-modal': 'no no no no yes no',
  'anonymization-none': 'no no no no no yes',
  'anonymization-advanced': 'no no yes yes yes yes',
  'api-keys': 'no no yes yes yes yes',
  administration: 'no no no no yes yes',
};

describe('a role', () => {
  it.each(
    Object.entries(policy).flatMap(([permission, row]) =>
      row.split(' ').map((answer, index) => [actors[index], permission, answer] as const),
    ),
  )('%s and %s: %s', (role, permission, answer) => {
    expect(can(role as ActorRole, permission as Permission)).toBe(answer === 'yes');
  });

  it.each([
    ['Admin', 'User', true],
    ['Admin', 'Premium', true],
    ['Admin', 'Admin', true],
    ['Admin', 'SuperAdmin', false],
    ['SuperAdmin', 'SuperAdmin', true],
    ['SuperAdmin', 'Admin', true],
    ['Premium', 'User', false],
    ['User', 'User', false],
    ['Guest', 'User', false],
  ] as const)('%s administering a %s: %s', (actor, target, answer) => {
    expect(mayAdminister(actor, target as Role)).toBe(answer);
  });

  it('has the vault among what its plan gives exactly where it may keep documents', () => {
    for (const role of roleSchema.options)
      expect(planFeatures(role).includes('Bóveda de documentos'), role).toBe(can(role, 'document-vault'));
  });

  it('is shown by its plan, User as Free and a guest as Invitado', () => {
    expect(planLabels).toMatchObject({ Guest: 'Invitado', User: 'Free' });
    expect(Object.keys(planLabels).toSorted()).toEqual(['Guest', ...roleSchema.options].toSorted());
  });
});
