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
        Un archivo JSON con lo que esta instalación guarda de tu cuenta: datos, sesiones, claves de API, usos, pedidos
        de plan, actividad y opiniones; la lista de tu bóveda, tus documentos del editor y tus modelos; las causas que
        abriste con lo que tienen escrito, tu agenda, tus seguimientos y novedades, y tu estudio. Los archivos de la
        bóveda se descargan desde la bóveda, o con cada causa. Las conversaciones no están, porque quedan en tu
        navegador, salvo lo que hayas guardado en una causa.
      </p>
      <Button disabled={download.isPending} aria-busy={download.isPending} onClick={() => download.mutate()}>
        <Download size={16} aria-hidden="true" />
        {download.isPending ? 'Preparando...' : 'Exportar mis datos'}
      </Button>
    </ProfileCard>
  );
}
