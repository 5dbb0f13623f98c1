import type { Matter } from '@foja/contracts/matters';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { type MatterTab, matterTabLabels, matterTabs } from './matter-tabs.ts';

/** The parts of a causa, each with its own address; on a phone they move sideways. */
export function MatterNavigation({ matter, tab }: { matter: Matter; tab: MatterTab }) {
  const list = useRef<HTMLUListElement>(null);
  const { counts } = matter;
  const countOf: Partial<Record<MatterTab, number>> = {
    partes: counts.party,
    consultas: counts.consultation + counts.result,
    calculos: counts.calculation,
    dinero: counts.money,
    notas: counts.note,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is shown, and its name may stand out of sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetWidth / 3;
  }, [tab]);
  return (
    <nav aria-label="Secciones de la causa" className="-mx-4 min-w-0 border-b border-line sm:mx-0">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto px-4 sm:px-0">
        {matterTabs.map((each) => (
          <li key={each} className="shrink-0">
            <Link
              to="/dashboard/causas/$id/$tab"
              params={{ id: matter.id, tab: each }}
              replace
              aria-current={each === tab ? 'page' : undefined}
              className={classNames(
                '-mb-px flex h-11 items-center gap-1.5 border-b-2 px-2.5 text-sm outline-offset-[-3px]',
                each === tab
                  ? 'border-primary-ink font-medium text-primary-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {matterTabLabels[each]}
              {(countOf[each] ?? 0) > 0 && <span className="figures text-xs text-ink-muted">{countOf[each]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
