import type { IPrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { parse } from 'yaml';
import type { Manifest } from './manifest.ts';

/** The rules of deploy/monitoring/alerts.yaml as an object of the Prometheus operator. */
export function prometheusRuleOf(rules: string, namespace: string): IPrometheusRule & Manifest {
  const { groups } = parse(rules) as { groups: NonNullable<NonNullable<IPrometheusRule['spec']>['groups']> };
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'alerts', namespace, labels: { 'app.kubernetes.io/part-of': 'subrosa' } },
    spec: { groups },
  };
}
