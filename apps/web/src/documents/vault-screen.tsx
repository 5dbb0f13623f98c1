import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { AskPane } from './ask-pane.tsx';
import { DocumentsPane } from './documents-pane.tsx';
import { documentsQuery } from './documents-queries.ts';
import { StorageBar } from './storage-bar.tsx';
import { type OpenSheet, VaultSheet } from './vault-sheet.tsx';

const tabClasses =
  '-mb-px border-b-2 border-transparent py-2 text-sm font-medium text-ink-muted hover:text-ink data-[state=active]:border-secondary data-[state=active]:text-ink';

/** The document vault: an account's own files, and questions over them with citations to file and page. */
export default function VaultScreen({ email }: { email: string }) {
  const { tab = 'documentos' } = useSearch({ from: '/tool-frame/upload' });
  const navigate = useNavigate({ from: '/upload' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { data } = useQuery(documentsQuery(email));

  const openTab = (next: string) =>
    void navigate({ search: { tab: next === 'preguntas' ? next : undefined }, replace: true });
  const ask = (fileIds: readonly string[]) => {
    setChosen(fileIds);
    openTab('preguntas');
  };

  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <div className="min-h-0 min-w-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="min-w-0 flex-1 basis-72">
              <h1 className="text-xl font-semibold tracking-tight">Bóveda</h1>
              <p className="mt-1 max-w-prose text-sm text-pretty text-ink-muted">
                Tus documentos, cifrados y solo tuyos. Preguntá sobre ellos y abrí cada cita en su página.
              </p>
            </div>
            {data && data.total > 0 && <StorageBar storage={data.storage} />}
          </div>
          <Tabs.Root value={tab} onValueChange={openTab} className="mt-4">
            <Tabs.List aria-label="Bóveda" className="flex gap-5 border-b border-line">
              <Tabs.Trigger value="documentos" className={tabClasses}>
                Documentos
              </Tabs.Trigger>
              <Tabs.Trigger value="preguntas" className={tabClasses}>
                Preguntas
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="documentos" className="pt-5">
              <DocumentsPane
                email={email}
                chosen={chosen}
                onChosen={setChosen}
                onAsk={ask}
                onOpenText={(document) => setSheet({ kind: 'text', document })}
              />
            </Tabs.Content>
            {/* Stays, so that a question that is under way and what is being written survive a look at the documents. */}
            <Tabs.Content value="preguntas" forceMount className="pt-5 data-[state=inactive]:hidden">
              <AskPane
                email={email}
                chosen={chosen}
                onChosen={setChosen}
                onOpenPassage={(citation) => setSheet({ kind: 'passage', citation })}
                onOpenDocuments={() => openTab('documentos')}
              />
            </Tabs.Content>
          </Tabs.Root>
        </div>
      </div>
      {sheet && <VaultSheet email={email} sheet={sheet} onClose={() => setSheet(null)} />}
    </div>
  );
}
