import { type ActivityEvent, activityEventNames, activityEvents } from '@foja/contracts/activity-events';

/** The events to filter by, in the order of their names. */
export const eventOptions: { value: ActivityEvent | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  ...activityEvents
    .map((event) => ({ value: event, label: activityEventNames[event] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es')),
];

/** What only the administration does, and so never stands in one's own activity. */
const ofAdministration: readonly ActivityEvent[] = [
  'activity_exported',
  'index_rebuild_requested',
  'job_cancelled',
  'job_run',
  'official_texts_requested',
];

/** The events that one's own activity may hold. */
export const ownEventOptions = eventOptions.filter(({ value }) => value === '' || !ofAdministration.includes(value));
