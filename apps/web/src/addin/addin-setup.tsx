import { routes } from '@foja/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { CallFailed, call } from '../platform/http.ts';

/** How the add-in comes into Word, and the manifest for it; or why this installation has none. */
export function AddinSetup() {
  const { error, isPending } = useQuery({
    queryKey: ['addin-manifest'],
    queryFn: async () => (await call(routes.addinManifestXml, { accept: 'application/xml' })).ok,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending) return null;
  if (error) {
    return (
      <FormBanner tone="danger">
        {error instanceof CallFailed && error.code === 'not_configured'
          ? error.message
          : 'No se pudo leer el manifiesto del complemento. Volvé a cargar la página en un momento.'}
      </FormBanner>
    );
  }
  return (
    <section aria-labelledby="setup-title" className="grid gap-3 border-t border-line pt-5 text-sm">
      <h2 id="setup-title" className="font-semibold">
        Cómo instalarlo
      </h2>
      <a href={routes.addinManifestXml} download="foja-word.xml" className={`${buttonClasses('secondary')} w-fit`}>
        <Download size={16} aria-hidden="true" />
        Descargar el manifiesto
      </a>
      <dl className="grid gap-3 text-ink-soft [&_dt]:font-medium [&_dt]:text-ink">
        <div>
          <dt>Word en la web</dt>
          <dd>
            Inicio › Complementos › Más complementos › Mis complementos › Cargar mi complemento, y elegí el archivo.
          </dd>
        </div>
        <div>
          <dt>Word para Windows</dt>
          <dd>
            Guardá el archivo en una carpeta compartida y agregala en Archivo › Opciones › Centro de confianza ›
            Catálogos de complementos de confianza. Después: Inicio › Complementos › Carpeta compartida.
          </dd>
        </div>
        <div>
          <dt>Word para Mac</dt>
          <dd>
            Copiá el archivo en{' '}
            <span className="wrap-anywhere">~/Library/Containers/com.microsoft.Word/Data/Documents/wef</span> y reiniciá
            Word. Aparece en Inicio › Complementos.
          </dd>
        </div>
        <div>
          <dt>Todo un estudio</dt>
          <dd>
            Quien administra Microsoft 365 lo reparte desde el centro de administración: Configuración › Aplicaciones
            integradas › Cargar aplicaciones personalizadas.
          </dd>
        </div>
      </dl>
    </section>
  );
}
