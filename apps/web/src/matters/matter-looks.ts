import type { MatterState } from '@foja/contracts/matter-words';
import type { Tone } from '../design-system/badge.tsx';

/** The tone of each state; its word stands beside it. */
export const stateTones: Record<MatterState, Tone> = { active: 'ok', waiting: 'info', closed: 'neutral' };
