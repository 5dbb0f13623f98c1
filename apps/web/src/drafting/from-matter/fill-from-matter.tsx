import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { DocumentForm, FormValues } from '@foja/contracts/drafting/form';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { Button } from '../../design-system/button.tsx';
import { matterQuery, partiesQuery } from '../../matter-reading/read-matter.ts';
import { fillEmpty, valuesFromMatter } from './values-from-matter.ts';

interface FillFromMatterProps {
  email: string;
  matterId: string;
  form: DocumentForm<DocumentKind>;
  values: FormValues;
  onFill: (values: FormValues, said: string) => void;
}

/** Fills what is still empty with what the causa says. */
export function FillFromMatter({ email, matterId, form, values, onFill }: FillFromMatterProps) {
  const matter = useQuery(matterQuery(email, matterId));
  const parties = useQuery(partiesQuery(email, matterId));
  if (matter.isError || parties.isError) {
    return (
      <Button
        size="small"
        onClick={() => {
          void matter.refetch();
          void parties.refetch();
        }}
      >
        <BriefcaseBusiness size={15} aria-hidden="true" />
        No se pudo leer la causa. Reintentar
      </Button>
    );
  }
  const isRead = matter.data !== undefined && parties.data !== undefined;
  const filled = isRead
    ? fillEmpty(form, values, valuesFromMatter(form, { matter: matter.data, parties: parties.data }))
    : null;
  if (filled?.labels.length === 0) {
    return <p className="self-center text-sm text-ink-muted">La causa no tiene más datos para este documento.</p>;
  }
  return (
    <Button
      size="small"
      disabled={filled === null}
      onClick={() =>
        filled &&
        onFill(filled.values, `Se completó con la causa: ${filled.labels.join(', ')}. Revisalo antes de firmar.`)
      }
    >
      <BriefcaseBusiness size={15} aria-hidden="true" />
      Completar con los datos de la causa
    </Button>
  );
}
