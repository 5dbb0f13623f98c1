import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import type { CitationPlace } from './word-document.ts';

const options: readonly { value: CitationPlace; label: string }[] = [
  { value: 'footnote', label: 'Citas al pie' },
  { value: 'inline', label: 'En el texto' },
];

/** As was chosen last in this Word; at the foot of the page unless told, where that can be. */
export function readCitationPlace(hasFootnotes: boolean): CitationPlace {
  return hasFootnotes && localStore.get(storageKeys.addinCitationPlace) !== 'inline' ? 'footnote' : 'inline';
}

export function keepCitationPlace(place: CitationPlace): void {
  localStore.set(storageKeys.addinCitationPlace, place);
}

interface CitationPlaceChoiceProps {
  hasFootnotes: boolean;
  place: CitationPlace;
  onChange: (place: CitationPlace) => void;
}

/** Where the next citations go. */
export function CitationPlaceChoice({ hasFootnotes, place, onChange }: CitationPlaceChoiceProps) {
  if (!hasFootnotes) {
    return (
      <p className="text-xs text-ink-muted">
        Las citas van en el texto: esta versión de Word no deja que un complemento ponga notas al pie.
      </p>
    );
  }
  return <SegmentedControl label="Dónde van las citas nuevas" value={place} options={options} onChange={onChange} />;
}
