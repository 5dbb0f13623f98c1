import { civilDay } from '../core/civil-day.ts';

/** First day of ley 27.802 (its article 217: from its publication), which changed LCT and ley 26.844. */
export const reformDay = civilDay('2026-03-06');
