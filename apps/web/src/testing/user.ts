import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Somebody at the keyboard and the mouse. Nothing passes between two keys: a search that waits for a pause in the typing must not
 * find one because the machine is busy. Nor is it asked whether the pointer reaches an element: a dialog takes the pointer a turn after it
 * stands there, and what really covers what is seen in the browser tests.
 */
export function newUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
