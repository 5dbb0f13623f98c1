import { datumClasses } from '../anonymization/personal-data.ts';

/** A type's colour beside its name; the element around it carries the hue. */
export function TypeSwatch() {
  return <span aria-hidden="true" className={`inline-block size-3.5 shrink-0 ${datumClasses}`} />;
}
