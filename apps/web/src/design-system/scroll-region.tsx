import type { ComponentProps } from 'react';

/** A part that scrolls by itself; it takes the focus, so that it scrolls by keyboard too. */
export function ScrollRegion({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
