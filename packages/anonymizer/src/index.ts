export { type AnonymizeResult, anonymize, type Replacement, replaceSpans } from './anonymize.ts';
export { filterOf } from './common-words.ts';
export { detect, type Inspection, inspect, type KeptMention } from './detect.ts';
export { type NameExample, nameExamples } from './name-examples.ts';
export { featureKinds } from './name-features.ts';
export { writeNameModel } from './name-model.ts';
export { type RestorationMap, type RestoredSegment, restore, restoreSegments } from './restore.ts';
export type { KeptReason } from './roles.ts';
export { type AnonymizationState, type Entity, emptyState } from './state.ts';
export {
  type DetectOptions,
  ENTITY_TYPES,
  type EntityType,
  type KnownDatum,
  type NameModel,
  type Span,
} from './types.ts';
