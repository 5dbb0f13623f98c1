import type { CSSProperties } from 'react';
import { localStore, storageKeys } from '../platform/browser-storage.ts';

/** How large the sheet may be seen, in hundredths. */
const zoomPercents = [75, 90, 100, 110, 125, 150, 175, 200] as const;
export type ZoomPercent = (typeof zoomPercents)[number];

/** As was chosen last in this browser. */
export function readZoom(): ZoomPercent {
  const kept = Number(localStore.get(storageKeys.editorZoom));
  return zoomPercents.find((percent) => percent === kept) ?? 100;
}

export function keepZoom(percent: ZoomPercent): void {
  localStore.set(storageKeys.editorZoom, String(percent));
}

/** For the element that holds the sheet; editor.css does the rest. */
export function zoomStyle(percent: ZoomPercent): CSSProperties {
  return { '--sheet-zoom': percent / 100 } as CSSProperties;
}

interface ZoomSelectProps {
  zoom: ZoomPercent;
  onZoom: (percent: ZoomPercent) => void;
}

/** The keys of zoom are the browser's: they make all of the page larger. */
export function ZoomSelect({ zoom, onZoom }: ZoomSelectProps) {
  return (
    <label className="flex shrink-0 items-center gap-1.5 text-xs text-ink-muted sm:ml-auto">
      <span className="max-sm:sr-only">Zoom</span>
      <select
        value={zoom}
        onChange={({ target }) => onZoom(Number(target.value) as ZoomPercent)}
        className="figures h-7 rounded-field border border-line bg-surface px-1.5 text-xs text-ink hover:border-line-strong"
      >
        {zoomPercents.map((percent) => (
          <option key={percent} value={percent}>
            {percent} %
          </option>
        ))}
      </select>
    </label>
  );
}
