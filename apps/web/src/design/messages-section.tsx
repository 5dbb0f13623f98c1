import { CircleCheck, Clock } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { LogoSpinner } from '../design-system/logo-spinner.tsx';
import { Progress } from '../design-system/progress.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { longSentence, longWords, unbroken } from './long-texts.ts';
import { Section, Specimen } from './specimens.tsx';

const tones: Tone[] = ['neutral', 'ok', 'warning', 'danger', 'info', 'brand'];
const retry = () => undefined;

export function MessagesSection() {
  return (
    <Section id="messages" title="Avisos">
      <Specimen name="Etiquetas" wide>
        <span className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="ok" icon={<CircleCheck size={12} aria-hidden="true" />}>
            Fundado
          </Badge>
          <Badge tone="warning" icon={<Clock size={12} aria-hidden="true" />}>
            Pendiente
          </Badge>
        </span>
      </Specimen>
      {(['ok', 'danger', 'info'] as const).map((tone) => (
        <Specimen key={tone} name={`Aviso de formulario: ${tone}`} wide>
          <FormBanner tone={tone}>Los cambios se guardaron.</FormBanner>
        </Specimen>
      ))}
      <Specimen name="Con texto largo" wide>
        <FormBanner tone="danger">
          {longSentence} {unbroken}
        </FormBanner>
      </Specimen>
    </Section>
  );
}

export function WaitingSection() {
  return (
    <Section id="waiting" title="Tarjeta, vacío, espera y falla">
      <Specimen name="Tarjeta" wide>
        <Card className="p-4 text-sm">{longWords}</Card>
      </Specimen>
      <Specimen name="Vacío" wide>
        <Card>
          <EmptyState title="Sin conversaciones todavía">Se guardan solo en este navegador.</EmptyState>
        </Card>
      </Specimen>
      <Specimen name="Espera" wide>
        <Card className="grid gap-2 p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
      </Specimen>
      <Specimen name="Espera con la marca: chica, mediana y grande" wide>
        <span className="flex flex-wrap items-end gap-6">
          <LogoSpinner size="small" />
          <LogoSpinner text="Buscando…" />
          <LogoSpinner size="large" text={longWords} />
        </span>
      </Specimen>
      <Specimen name="Espera a pantalla completa (aquí, dentro de una caja)" wide>
        {/* A box that is transformed holds what is fixed to the window. */}
        <div className="relative h-40 transform-gpu overflow-hidden rounded-card border border-line">
          <LogoSpinner text="Abriendo el documento…" fullscreen />
        </div>
      </Specimen>
      <Specimen name="Progreso" wide>
        <div className="grid gap-3">
          <Progress label="Sin empezar" percent={0} />
          <Progress label="Usos" percent={40} />
          <Progress label="Pocos usos" percent={80} tone="warning" />
          <Progress label="Sin usos" percent={100} tone="danger" />
        </div>
      </Specimen>
      <Specimen name="Falla" wide>
        <LoadFailure title="No se pudo leer el uso." reason={longSentence} onRetry={retry} isRetrying={false} />
      </Specimen>
      <Specimen name="Falla, mientras se reintenta" wide>
        <LoadFailure title="No se pudo leer el uso." onRetry={retry} isRetrying />
      </Specimen>
    </Section>
  );
}
