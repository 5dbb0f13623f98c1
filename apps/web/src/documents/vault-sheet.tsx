import type { DocumentCitation, VaultDocument } from '@foja/contracts/documents';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import { copyText } from '../design-system/copy-text.ts';
import { FojaSheet } from '../design-system/foja-sheet.tsx';
import { SideSheet } from '../design-system/side-sheet.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { failureText, hasText, kindNames, pagesText } from './document-texts.ts';
import { documentTextQuery } from './documents-queries.ts';
import { downloadDocument } from './download-document.ts';
import { passageParts } from './passage-pieces.ts';

const count = new Intl.NumberFormat('es-AR');

/** What stands beside the vault: the passage of a citation, or a document's whole text. */
export type OpenSheet = { kind: 'passage'; citation: DocumentCitation } | { kind: 'text'; document: VaultDocument };

interface VaultSheetProps {
  email: string;
  sheet: OpenSheet;
  onClose: () => void;
}

export function VaultSheet({ email, sheet, onClose }: VaultSheetProps) {
  if (sheet.kind === 'text') {
    const { document } = sheet;
    return (
      <SideSheet
        title="Documento"
        closeLabel="Cerrar el documento"
        contentLabel="Texto del documento"
        contentKey={document.fileId}
        onClose={onClose}
      >
        <DocumentTextSheet email={email} document={document} />
      </SideSheet>
    );
  }
  const { citation } = sheet;
  return (
    <SideSheet
      title="Pasaje citado"
      closeLabel="Cerrar el pasaje"
      contentLabel="Texto del pasaje"
      contentKey={`${citation.fileId}:${citation.number}:${citation.quoteRange.start}`}
      onClose={onClose}
    >
      <PassageSheet citation={citation} />
    </SideSheet>
  );
}

function PassageSheet({ citation }: { citation: DocumentCitation }) {
  const quote = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another passage is opened
  useEffect(() => {
    quote.current?.scrollIntoView?.({ block: 'center' });
  }, [citation]);
  return (
    <FojaSheet number={String(citation.page ?? citation.number)}>
      <SheetHeading label={citation.page === null ? 'Cita de tu documento' : `Página ${citation.page}`} {...citation} />
      <blockquote className="mt-5 font-serif text-base leading-[1.7] whitespace-pre-line wrap-anywhere">
        {passageParts(citation).map(({ start, isQuote, pieces }) => {
          const words = pieces.map(({ start, text, isWord }) =>
            isWord ? (
              <strong
                key={start}
                className="font-semibold underline decoration-margin-rule decoration-2 underline-offset-3"
              >
                {text}
              </strong>
            ) : (
              text
            ),
          );
          return isQuote ? (
            <mark key={start} ref={quote} className="rounded-sm bg-highlight box-decoration-clone px-0.5 text-inherit">
              {words}
            </mark>
          ) : (
            words
          );
        })}
      </blockquote>
      <SheetActions document={citation} text={citation.quote} copyLabel="Copiar la cita" />
    </FojaSheet>
  );
}

function DocumentTextSheet({ email, document }: { email: string; document: VaultDocument }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...documentTextQuery(email, document.fileId),
    enabled: hasText(document),
  });
  const facts = [kindNames[document.kind], document.pages !== null && pagesText(document.pages)].filter(Boolean);
  return (
    <FojaSheet number={null}>
      <SheetHeading label={facts.join(' · ')} fileName={document.fileName} />
      {!hasText(document) ? (
        <p className="mt-5 text-sm text-paper-muted">{document.notice}</p>
      ) : isPending ? (
        <div role="status" aria-label="Cargando el texto" className="mt-5 grid gap-3">
          {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-2/3'].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed lines
            <Skeleton key={index} className={`h-3.5 ${width}`} />
          ))}
        </div>
      ) : error ? (
        <div role="alert" className="mt-5">
          <p className="font-serif text-lg">No se pudo abrir el texto.</p>
          <p className="mt-1 text-sm text-paper-muted">
            {failureText(error, 'Revisá tu conexión y volvé a intentar.')}
          </p>
          <Button className="mt-4" busy={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      ) : (
        <p className="mt-5 font-serif text-base leading-[1.7] whitespace-pre-line wrap-anywhere">{data.text}</p>
      )}
      {data?.isCut && (
        <p className="figures mt-4 text-sm text-paper-muted">
          {`Se muestran los primeros ${count.format(data.text.length)} de ${count.format(data.totalCharacters)} caracteres. Descargá el archivo para leerlo entero.`}
        </p>
      )}
      <SheetActions document={document} text={data?.text ?? ''} copyLabel="Copiar el texto" />
    </FojaSheet>
  );
}

function SheetHeading({ label, fileName }: { label: string; fileName: string }) {
  return (
    <header className="pr-8">
      <p className="figures text-xs font-semibold text-paper-muted">{label}</p>
      <h3 className="mt-1 block font-serif text-xl leading-snug font-semibold wrap-anywhere">{fileName}</h3>
    </header>
  );
}

interface SheetActionsProps {
  document: Pick<VaultDocument, 'fileId' | 'fileName'>;
  text: string;
  copyLabel: string;
}

function SheetActions({ document, text, copyLabel }: SheetActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-paper-line pt-4">
      {text !== '' && (
        <Button size="small" onClick={() => void copyText(text)}>
          <Copy size={15} aria-hidden="true" />
          {copyLabel}
        </Button>
      )}
      <Button size="small" onClick={() => void downloadDocument(document)}>
        <Download size={15} aria-hidden="true" />
        Descargar
      </Button>
    </div>
  );
}
