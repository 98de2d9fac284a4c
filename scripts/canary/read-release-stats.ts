import type { ReleaseStats } from './compare-releases.ts';

interface PrometheusResponse {
  data: { result: { value: [number, string] }[] };
}

/** Queries Prometheus for the pods that the matcher selects. */
export async function readReleaseStats(url: string, pods: string, window: string): Promise<ReleaseStats> {
  const labels = (more = '') => `{process="api",${pods}${more}}[${window}]`;
  const [calls, failures, p95] = await Promise.all([
    queryPrometheus(url, `sum(increase(http_request_seconds_count${labels()}))`),
    queryPrometheus(url, `sum(increase(http_request_seconds_count${labels(',status=~"5.."')}))`),
    queryPrometheus(url, `histogram_quantile(0.95, sum by (le) (increase(http_request_seconds_bucket${labels()})))`),
  ]);
  return { calls: calls ?? 0, failures: failures ?? 0, p95: p95 ?? Number.NaN };
}

/** Null without samples. */
async function queryPrometheus(url: string, query: string): Promise<number | null> {
  const responses = await fetch(`${url.replace(/\/$/, '')}/api/v1/query?${new URLSearchParams({ query }).toString()}`);
  if (!responses.ok) throw new Error(`Prometheus answered ${responses.status}`);
  const { data } = (await responses.json()) as PrometheusResponse;
  const value = data.result[0]?.value[1];
  return value === undefined ? null : Number(value);
}
