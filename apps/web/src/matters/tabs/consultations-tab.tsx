import { mayInMatter } from '@foja/contracts/matter-words';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import type { MatterTabProps } from '../matter-screen.tsx';
import { SavedResults } from '../saved-results.tsx';
import { TabHead } from '../tab-head.tsx';

/** What was asked, and what tools gave, as far as somebody kept it in the causa. */
export function ConsultationsTab({ email, matter }: MatterTabProps) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <TabHead
          title="Consultas"
          about="Sólo está acá lo que alguien guardó en la causa; lo demás sigue en el navegador de cada uno."
        >
          {mayInMatter(matter.role, 'write') && (
            <Button onClick={() => setIsImporting(true)}>
              <FolderInput size={16} aria-hidden="true" />
              Traer de este navegador
            </Button>
          )}
        </TabHead>
        <SavedResults
          email={email}
          matter={matter}
          kind="consultation"
          label="Consultas"
          empty={<EmptyState title="Todavía no hay consultas guardadas." />}
        />
      </div>
      <div className="grid gap-4">
        <TabHead title="Resultados de las herramientas" />
        <SavedResults
          email={email}
          matter={matter}
          kind="result"
          label="Resultados"
          empty={
            <EmptyState title="Todavía no hay resultados guardados.">
              Análisis, evaluaciones, verificaciones de citas y documentos.
            </EmptyState>
          }
        />
      </div>
      {isImporting && <ImportDialog email={email} matter={matter} onClose={() => setIsImporting(false)} />}
    </div>
  );
}
