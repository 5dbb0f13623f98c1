import { lazy, type Ref, Suspense } from 'react';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { ChatPicture } from './product-pictures.tsx';

const ForLawyers = lazy(() => import('./for-lawyers.tsx'));

export type Audience = 'people' | 'lawyers';

interface SecondHalfProps {
  audience: Audience;
  onAudience: (audience: Audience) => void;
  ref: Ref<HTMLElement>;
}

/** The second half of the landing: for people how an answer looks, for lawyers what they work with. */
export function SecondHalf({ audience, onAudience, ref }: SecondHalfProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Lo que Foja hace por vos" className="scroll-mt-6 outline-none">
      <div className="mx-auto max-w-6xl px-5 pb-8 sm:px-8">
        <SegmentedControl
          label="Qué querés ver"
          value={audience}
          options={[
            { value: 'people', label: 'Tengo un problema' },
            { value: 'lawyers', label: 'Soy abogado' },
          ]}
          onChange={onAudience}
        />
      </div>
      {audience === 'lawyers' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <ForLawyers />
        </Suspense>
      ) : (
        <ChatPicture />
      )}
      <FeatureGrid />
    </section>
  );
}
