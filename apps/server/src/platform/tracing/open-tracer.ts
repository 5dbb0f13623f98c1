import { appVersion } from '@foja/contracts/limits';
import type { Context, Span } from '@opentelemetry/api';
import type { OpenSpan, SpanAttributes } from './in-span.ts';

export interface Tracer {
  begin(name: string, attributes: SpanAttributes): OpenSpan;
  /** Sends what waits, within a bound: a collector that does not answer keeps nobody. */
  close(): Promise<void>;
}

const exportTimeoutMs = 5_000;
const closeTimeoutMs = 2_000;
/** What waits for a collector that is out; what comes beyond it is dropped. */
const waitingSpans = 2_048;

/** Sends spans to a collector by OTLP over HTTP, in batches, beside the work that they tell of. Loaded by who traces alone. */
export async function openTracer(endpoint: string): Promise<Tracer> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'foja',
      'service.version': appVersion,
    }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, { maxQueueSize: waitingSpans, exportTimeoutMillis: exportTimeoutMs }),
    ],
  });
  const tracer = provider.getTracer('foja');
  const openSpan = (name: string, attributes: SpanAttributes, within: Context): OpenSpan => {
    const span: Span = tracer.startSpan(name, { attributes }, within);
    return {
      begin: (child, told) => openSpan(child, told, api.trace.setSpan(within, span)),
      end(failure) {
        if (failure !== undefined) {
          span.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown');
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };
  return {
    begin: (name, attributes) => openSpan(name, attributes, api.ROOT_CONTEXT),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeTimeoutMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
