import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../design-system/button.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { exportAccount } from '../api.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { ProfileCard } from './profile-card.tsx';

/** The right of access of Ley 25.326: everything that the installation keeps of the account. */
export function DataCard({ email }: { email: string }) {
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (data) =>
      saveFile(
        `foja-${email.split('@')[0]}-${data.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
  });
  return (
    <ProfileCard title="Mis datos" about="Tu derecho de acceso (Ley 25.326).">
      {download.isError && (
        <div className="mb-4">
          <FormBanner tone="danger">{signedInFailureText(download.error)}</FormBanner>
        </div>
      )}
      <p className="mb-4 text-sm text-ink-soft">
        Un archivo JSON con lo que esta instalación guarda de tu cuenta: datos, sesiones, usos, pedidos de plan,
        actividad y opiniones. Las conversaciones no están, porque quedan en tu navegador.
      </p>
      <Button disabled={download.isPending} aria-busy={download.isPending} onClick={() => download.mutate()}>
        <Download size={16} aria-hidden="true" />
        {download.isPending ? 'Preparando...' : 'Exportar mis datos'}
      </Button>
    </ProfileCard>
  );
}
