import { Check } from 'lucide-react';

/** What a plan gives, one under the other. */
export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
