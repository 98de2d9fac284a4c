import type { Config } from '../config/config.ts';
import { traceWith } from './spans.ts';

type Settings = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'RELEASE'>;

/** Sends traces to the configured collector; without one, no library is loaded. */
export async function startTracing(config: Settings, processName: string): Promise<{ stop(): Promise<void> }> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return { stop: () => Promise.resolve() };
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `subrosa-${processName}`, 'service.version': config.RELEASE }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  traceWith(provider.getTracer('subrosa'));
  return {
    stop: async () => {
      traceWith(null);
      await provider.shutdown();
    },
  };
}
