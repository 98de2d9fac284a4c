/**
 * prometheus-rule: prints the rules of deploy/monitoring/alerts.yaml as an object of the Prometheus operator.
 *
 *   node scripts/prometheus-rule.ts [NAMESPACE]    subrosa by default; applied by `deploy/release monitoring`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { prometheusRuleOf } from './manifests/prometheus-rule.ts';

const rules = readFileSync(join(import.meta.dirname, '../deploy/monitoring/alerts.yaml'), 'utf8');
process.stdout.write(stringify(prometheusRuleOf(rules, process.argv[2] ?? 'subrosa')));
