import type { CreatedApiKey } from '@foja/contracts/api-keys';
import { Button } from '../../design-system/button.tsx';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { ScrollRegion } from '../../design-system/scroll-region.tsx';

/** A key, the only time that it can be read, and how an assistant is given it. */
export function NewKeyDialog({ made, onClose }: { made: CreatedApiKey; onClose: () => void }) {
  const address = window.location.origin;
  const forAssistant = JSON.stringify(
    { mcpServers: { foja: { type: 'http', url: `${address}/mcp`, headers: { Authorization: `Bearer ${made.key}` } } } },
    null,
    2,
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Clave «${made.name}»`}
      footer={
        <Button kind="primary" onClick={onClose}>
          Ya la guardé
        </Button>
      }
    >
      <div className="grid gap-4">
        <FormBanner tone="info">
          Copiala ahora: no se vuelve a mostrar. Quien la tenga puede usar Foja con tu plan; si se filtra, revocala.
        </FormBanner>
        <code className="block rounded-field bg-sunken px-3 py-2.5 text-sm break-all select-all">{made.key}</code>
        <div>
          <CopyButton text={() => made.key} label="Copiar la clave" />
        </div>
        <div>
          <h3 className="text-sm font-medium">Para un asistente (MCP)</h3>
          <p className="mt-1 text-sm text-ink-muted">Pegá esto en la configuración de tu asistente.</p>
          <ScrollRegion label="Configuración" className="mt-2 overflow-x-auto rounded-field bg-sunken px-3 py-2.5">
            <pre className="text-xs">{forAssistant}</pre>
          </ScrollRegion>
          <div className="mt-2">
            <CopyButton text={() => forAssistant} label="Copiar la configuración" />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
