import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { FileInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../design-system/button.tsx';

const InsertDialog = lazy(() => import('./insert-dialog.tsx'));

/** Takes a ruling's citation into a document of the editor. */
export function InsertButton({ ruling }: { ruling: FoundRuling }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`Insertar en un documento la cita de ${ruling.title}`}
        onClick={() => setIsChoosing(true)}
      >
        <FileInput size={15} aria-hidden="true" />
        Insertar en un documento
      </Button>
      <Suspense fallback={null}>
        {isChoosing && <InsertDialog ruling={ruling} onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </>
  );
}
