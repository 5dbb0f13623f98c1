import { classNames } from './class-names.ts';

/** Holds the place of what is coming, in its shape. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-current/10', className)} />;
}
