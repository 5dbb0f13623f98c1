/**
 * What speaks for a guide: how clearly the story tells its situation, and where the learned meaning of its words points. From
 * `node scripts/run-command.mjs fit-guides`, which says how well they hold for stories of which nothing was learned.
 */
export const guideWeights = { situation: 9.1, meaning: 10 } as const;
/** How clearly a story tells a guide's situation where no story of that was learned: as one that does not speak of it. */
export const unlearned = -1;
