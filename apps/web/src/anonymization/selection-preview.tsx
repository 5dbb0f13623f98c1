import { lazy, Suspense, useState } from 'react';
import type { Anonymizer, PreviewedAnonymizer } from './anonymize-message.ts';
import { PreviewButton } from './preview-button.tsx';

const SentPreview = lazy(async () => ({ default: (await import('./sent-preview.tsx')).SentPreview }));

/** Who replaces the personal data of a selected text, and where the placeholders are kept. */
export interface SelectionPrivacy {
  anonymizer: Anonymizer;
  conversationId: string;
}

interface SelectionPreviewProps {
  text: string;
  privacy: { anonymizer: PreviewedAnonymizer; conversationId: string | null };
}

/** What would be sent on: the text without its personal data, how much was replaced and which names stay. */
export function SelectionPreview({ text, privacy }: SelectionPreviewProps) {
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
