import { type ActivityEvent, activityEventNames, activityEvents } from '@foja/contracts/activity-events';

/** The events to filter by, in the order of their names. */
export const eventOptions: { value: ActivityEvent | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  ...activityEvents
    .map((event) => ({ value: event, label: activityEventNames[event] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es')),
];
