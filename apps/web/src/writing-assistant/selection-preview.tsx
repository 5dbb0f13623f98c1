import { lazy, Suspense, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { PreviewButton } from '../generators/privacy-bar.tsx';

const SentPreview = lazy(async () => ({ default: (await import('../anonymization/sent-preview.tsx')).SentPreview }));

/** Who replaces the personal data of a selected text, and where the placeholders are kept. */
export interface SelectionPrivacy {
  anonymizer: Anonymizer;
  conversationId: string;
}

/** What would be searched with: the selected text without its personal data, how much was replaced and which names stay. */
export function SelectionPreview({ text, privacy }: { text: string; privacy: SelectionPrivacy }) {
  const [previewing, setPreviewing] = useState(false);
  return (
    <>
      <div>
        <PreviewButton canPreview previewing={previewing} onPreview={() => setPreviewing(!previewing)} />
      </div>
      {previewing && (
        <Suspense fallback={null}>
          <SentPreview text={text} {...privacy} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </>
  );
}
