import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../apps/server/src/platform/metrics.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Route {
  receiver?: string;
  matchers?: string[];
  routes?: Route[];
}

interface Alertmanager {
  route: Route;
  inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
  receivers: { name: string }[];
}

const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap(({ rules: own }) => own);
const alerts = rules.flatMap(({ alert, ...rule }) => (alert ? [{ name: alert, ...rule }] : []));
const runbook = read('docs/runbooks/alerts.md');
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
const alertmanager = parse(read('deploy/monitoring/alertmanager.yaml')) as Alertmanager;
const expressions = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];

const keywords =
  /^(?:sum|min|max|by|and|or|rate|increase|deriv|offset|time|topk|absent|vector|predict_linear|clamp_min|histogram_quantile|le|e\d+)$/;

/** Names of metrics: the expression without labels, strings, ranges and keywords. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/\boffset \d+\w/g, '');
  return (bare.match(/\b[a-z][\w:]*/g) ?? []).filter((word) => !keywords.test(word));
}

/** Metrics of exporters: alerts.yaml lists them with their versions. */
const isOfExporter = (name: string) => /^(?:node|pg|pgbackrest|probe)_/.test(name);

/** Our metrics as series of Prometheus: a histogram has three. */
async function exported(): Promise<Set<string>> {
  const families = await createMetrics('test').registry.getMetricsAsJSON();
  const series = families.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const fromFiles = [...read('deploy/monitoring/certificate-dates').matchAll(/# TYPE (\w+)/g)].map(([, name = '']) => name);
  return new Set([...series, ...fromFiles, ...rules.flatMap(({ record }) => record ?? []), 'up']);
}

describe('rules and dashboard', () => {
  it('uses only existing metrics', async () => {
    const known = await exported();
    expect(expressions.length).toBeGreaterThan(60);
    expect(expressions.flatMap(metricsIn).filter((name) => !known.has(name) && !isOfExporter(name))).toEqual([]);
  });

  it('finds a metric that does not exist', () => {
    expect(metricsIn('sum by (kind) (rate(cases_lost{kind="a"}[5m])) > 1.2e9 and up == 0')).toEqual(['cases_lost', 'up']);
  });

  it('uses each name of an alert once', () => {
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
  });
});

/** The labels that may locate a problem: none of our labels contains an id. */
const allowedLabels = new Set(['process', 'pod', 'instance', 'kind', 'task', 'le', 'mountpoint', 'stanza', 'file', 'application_name']);

describe.each(alerts)('$name', ({ name, expr, labels, annotations }) => {
  it('gives each alert a severity and a section in the runbook', () => {
    expect(annotations?.['runbook']).toBe(`docs/runbooks/alerts.md#${name.toLowerCase()}`);
    const section = new RegExp(`^## ${name}\n\n(\\w+)\\. .{80,}`, 'm').exec(runbook);
    expect(section?.[1]).toBe(labels?.['severity']);
    expect(['page', 'ticket', 'watchdog']).toContain(labels?.['severity']);
  });

  it('contains no data of members', () => {
    expect(annotations?.['summary']).toMatch(/^[^{}]{10,80}$/);
    const named = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
    expect(named.filter((label) => !allowedLabels.has(label))).toEqual([]);
  });
});

describe('docs/runbooks/alerts.md', () => {
  it('contains no section without an alert', () => {
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alerts.map(({ name }) => name));
  });
});

describe('alertmanager.yaml', () => {
  const routes = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(routes)];
  const all = routes(alertmanager.route);

  it('names alerts that exist', () => {
    const { inhibit_rules: inhibitions } = alertmanager;
    const matchers = [
      ...all.flatMap((route) => route.matchers ?? []),
      ...inhibitions.flatMap((one) => [...one.source_matchers, ...one.target_matchers]),
    ];
    const named = matchers.flatMap((matcher) => /^alertname =~? "([^"]+)"$/.exec(matcher)?.[1]?.split('|') ?? []);
    const known = new Set(alerts.map(({ name }) => name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('sends every severity to a receiver that exists', () => {
    const receivers = new Set(alertmanager.receivers.map(({ name }) => name));
    expect(all.map(({ receiver }) => receiver).filter((receiver) => !receivers.has(receiver ?? ''))).toEqual([]);
    for (const severity of ['page', 'ticket']) expect(all.some(({ matchers }) => matchers?.[0] === `severity = "${severity}"`)).toBe(true);
  });
});
