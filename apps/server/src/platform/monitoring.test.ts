import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const rules = read('deploy/monitoring/alerts.yaml');
const runbook = read('docs/runbooks/alerts.md');
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };

const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)\n((?: {8}.*\n)+)/gm)].map(([, name = '', body = '']) => ({ name, body }));
const recorded = [...rules.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name);
const expressions = [
  ...[...rules.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression = '']) => expression),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const functions = /^(?:sum|min|max|by|and|rate|increase|deriv|offset|time|topk|clamp_min|histogram_quantile|le|e\d+)$/;

/** Names of metrics: what is left without labels, texts, ranges and words of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/\boffset \d+\w/g, '');
  return (bare.match(/\b[a-z][\w:]*/g) ?? []).filter((word) => !functions.test(word));
}

/** As Prometheus sees them: a histogram is three series. */
async function exported(): Promise<Set<string>> {
  const families = await createMetrics('test').registry.getMetricsAsJSON();
  const series = families.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...series, ...recorded, 'up']);
}

describe('the rules and the dashboard', () => {
  it('ask for nothing that no process tells', async () => {
    const known = await exported();
    expect(expressions.length).toBeGreaterThan(40);
    expect(expressions.flatMap(metricsIn).filter((name) => !known.has(name))).toEqual([]);
  });

  it('would notice a name that nobody tells', () => {
    expect(metricsIn('sum by (kind) (rate(cases_lost{kind="a"}[5m])) > 1.2e9 and up == 0')).toEqual(['cases_lost', 'up']);
  });

  it('name every alert once', () => {
    expect(alerts.length).toBe([...rules.matchAll(/alert:/g)].length);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
  });
});

describe.each(alerts)('$name', ({ name, body }) => {
  it('says how urgent it is, and leads to a section that says what to do', () => {
    const severity = /severity: (page|ticket)\b/.exec(body)?.[1];
    expect(body).toContain(`runbook: docs/runbooks/alerts.md#${name.toLowerCase()} `);
    const section = new RegExp(`^## ${name}\n\n(\\w+)\\. .{80,}`, 'm').exec(runbook);
    expect(section?.[1]).toBe(severity);
  });
});

it('no section is left of an alert that is gone', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ name }) => name));
});
