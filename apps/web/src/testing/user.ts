import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * Somebody at the keyboard and the mouse. Nothing passes between two keys: a search that waits for a pause in the typing must not
 * find one because the machine is busy.
 */
export function newUser(): UserEvent {
  return userEvent.setup({ delay: null });
}
