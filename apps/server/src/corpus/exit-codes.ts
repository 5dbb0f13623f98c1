/** How `npm run corpus` ends. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 } as const;
