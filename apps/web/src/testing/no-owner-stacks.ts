import * as React from 'react';

/**
 * React notes where each element was made, for its warnings: a stack for every element of every drawing, a tenth of what the
 * tests of screens cost. It stops by itself after ten thousand in a second; here it begins there.
 */
export function keepNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
    string,
    object | undefined
  >;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}
