import { useEffect, useState } from 'react';
import { loadOffice, type OfficeState } from './load-office.ts';

/** Where the page is; null while that is not known yet. @param isWanted nothing is loaded without it. */
export function useOffice(isWanted = true): OfficeState | null {
  const [state, setState] = useState<OfficeState | null>(null);
  useEffect(() => {
    let left = false;
    if (isWanted) void loadOffice().then((loaded) => !left && setState(loaded));
    return () => {
      left = true;
    };
  }, [isWanted]);
  return state;
}
