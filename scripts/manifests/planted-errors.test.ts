import { beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifest.ts';
import { prometheusRuleOf } from './prometheus-rule.ts';
import { findConnectionProblems, findRelationProblems } from './relations.ts';
import { findSchemaProblems } from './schema.ts';

const sound = `
apiVersion: v1
kind: ConfigMap
metadata: { name: settings }
data: { TRUSTED_PROXIES: 10.0.0.0/8 }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: api }
spec:
  minReadySeconds: 10
  selector: { matchLabels: { process: api } }
  template:
    metadata: { labels: { process: api } }
    spec:
      containers:
        - name: api
          image: subrosa
          envFrom: [{ configMapRef: { name: settings } }]
          ports: [{ name: http, containerPort: 13000 }, { name: operations, containerPort: 13100 }]
          startupProbe: { httpGet: { path: /health/live, port: operations }, periodSeconds: 2 }
          readinessProbe: { httpGet: { path: /health/ready, port: operations } }
          livenessProbe: { httpGet: { path: /health/live, port: operations } }
          resources: { requests: { cpu: 500m, memory: 512Mi }, limits: { memory: 1Gi } }
          volumeMounts: [{ name: scratch, mountPath: /tmp }]
      volumes: [{ name: scratch, emptyDir: { medium: Memory, sizeLimit: 128Mi } }]
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: api }
spec: { maxUnavailable: 1, selector: { matchLabels: { process: api } } }
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: api }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: api }
  minReplicas: 2
  maxReplicas: 3
---
apiVersion: v1
kind: Service
metadata: { name: api, labels: { part: operations } }
spec:
  selector: { process: api }
  ports: [{ name: http, port: 80, targetPort: http }, { name: metrics, port: 81, targetPort: operations }]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: front }
spec:
  rules:
    - host: subrosa.example
      http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: api, port: { name: http } } } }] }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: from-front }
spec:
  podSelector: { matchExpressions: [{ key: process, operator: In, values: [api] }] }
  ingress: [{ from: [{ namespaceSelector: { matchLabels: { purpose: front } } }], ports: [{ port: http }] }]
---
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata: { name: operations }
spec:
  selector: { matchLabels: { part: operations } }
  endpoints: [{ port: metrics, interval: 15s }]
`;

const read = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as Manifest);

/** The valid objects with one text replaced. */
function planted(name: string, before: string, after: string) {
  const text = sound.replace(before, after);
  if (text === sound) throw new Error(`nothing to replace: ${before}`);
  return { name, objects: read(text) };
}

describe('the valid objects', () => {
  it('finds no problem', async () => {
    const cluster = { name: 'sound', objects: read(sound) };
    expect([...(await findSchemaProblems([cluster])), ...findRelationProblems(cluster)]).toEqual([]);
  });
});

/** By name: the replaced text, its replacement, and the expected message. */
const againstSchema: Readonly<Record<string, readonly [before: string, after: string, message: RegExp]>> = {
  'an unknown field': ['minReadySeconds: 10', 'minReadySecond: 10', /^\S.*: Deployment\/api: .*'minReadySecond' does not exist/],
  'an unknown field deep inside': ['periodSeconds: 2', 'periodSecond: 2', /Deployment\/api: .*'periodSecond'/],
  'a text for a number': ['minReadySeconds: 10', 'minReadySeconds: ten', /Deployment\/api: .*minReadySeconds.*integer/],
  'a number for a list': ['ports: [{ name: http, port: 80', 'clusterIPs: 5, ports: [{ name: http, port: 80', /Service\/api: .*clusterIPs/],
  'a missing field': ['name: api\n          image: subrosa', 'image: subrosa', /Deployment\/api: .*name/],
  'an unknown kind': ['kind: ConfigMap', 'kind: ConfigMaps', /ConfigMaps\/settings: there is no schema of v1/],
  'an unknown field of a ServiceMonitor': ['interval: 15s', 'intervall: 15s', /ServiceMonitor\/operations: .*'intervall'/],
};

describe('findSchemaProblems', () => {
  let problems: string[];
  beforeAll(async () => {
    const errors = Object.entries(againstSchema).map(([name, [before, after]]) => planted(name, before, after));
    const rule = prometheusRuleOf('groups: [{ name: a, rules: [{ alert: Down, expr: up == 0, fore: 5m }] }]', 'subrosa');
    problems = await findSchemaProblems([...errors, { name: 'a rule', objects: [rule] }]);
  });

  it.each(Object.entries(againstSchema))('finds %s', (name, [, , message]) => {
    expect(problems.filter((problem) => problem.startsWith(`${name}: `))).toEqual([expect.stringMatching(message)]);
  });

  it('finds an unknown field of a rule for Prometheus', () => {
    expect(problems.filter((problem) => problem.startsWith('a rule: '))).toEqual([
      expect.stringMatching(/PrometheusRule\/alerts: .*'fore'/),
    ]);
  });
});

const againstOthers: Readonly<Record<string, readonly [before: string, after: string, message: string]>> = {
  'a Service for no pod': [
    'selector: { process: api }\n  ports',
    'selector: { process: apj }\n  ports',
    'Service/api: its selector matches no pod',
  ],
  'a Deployment that does not match its own pods': [
    'selector: { matchLabels: { process: api } }\n  template',
    'selector: { matchLabels: { process: apj } }\n  template',
    'Deployment/api: its selector matches no pod',
  ],
  'a budget for no pod': [
    'maxUnavailable: 1, selector: { matchLabels: { process: api } }',
    'maxUnavailable: 1, selector: { matchLabels: { process: apj } }',
    'PodDisruptionBudget/api: its selector matches no pod',
  ],
  'a Deployment without a budget': [
    'maxUnavailable: 1, selector: { matchLabels: { process: api } }',
    'maxUnavailable: 1, selector: { matchLabels: { process: apj } }',
    'Deployment/api: no PodDisruptionBudget matches it',
  ],
  'a policy with one wrong name among others': ['values: [api]', 'values: [api, apj]', 'NetworkPolicy/from-front: no pod is process=apj'],
  'a policy for a port that does not exist': [
    'ports: [{ port: http }]',
    'ports: [{ port: htpp }]',
    'NetworkPolicy/from-front: no pod that it matches has the port htpp',
  ],
  'a target port that does not exist': ['targetPort: http', 'targetPort: htpp', 'Service/api: no pod that it matches has the port htpp'],
  'a probe of a port that does not exist': [
    'readinessProbe: { httpGet: { path: /health/ready, port: operations }',
    'readinessProbe: { httpGet: { path: /health/ready, port: operation }',
    'Deployment/api: api has no port operation for its readinessProbe',
  ],
  'an Ingress to no Service': ['service: { name: api', 'service: { name: apj', 'Ingress/front: no Service apj with the port http'],
  'a ServiceMonitor of a port that does not exist': [
    '{ port: metrics,',
    '{ port: metric,',
    'ServiceMonitor/operations: no Service that it matches has the port metric',
  ],
  'no limit of memory': [', limits: { memory: 1Gi }', '', 'Deployment/api: api has no limit of memory'],
  'no request of cpu': ['cpu: 500m, ', '', 'Deployment/api: api has no request of cpu'],
  'no startup probe': ['startupProbe: {', 'lifecycle: {', 'Deployment/api: api has no startupProbe'],
  'a volume as large as the memory': [
    'sizeLimit: 128Mi',
    'sizeLimit: 1Gi',
    'Deployment/api: api may fill all its memory with the volume scratch',
  ],
  'no trusted proxies': ['TRUSTED_PROXIES: 10.0.0.0/8', 'HOST: 0.0.0.0', 'ConfigMap/settings: TRUSTED_PROXIES is missing'],
  'settings that do not exist': [
    'configMapRef: { name: settings }',
    'configMapRef: { name: setting }',
    'Deployment/api: no ConfigMap setting',
  ],
  'a scaler of no Deployment': [
    'kind: Deployment, name: api',
    'kind: Deployment, name: apj',
    'HorizontalPodAutoscaler/api: no Deployment apj',
  ],
  'a Deployment with a number beside its scaler': [
    'minReadySeconds: 10',
    'replicas: 2',
    'HorizontalPodAutoscaler/api: Deployment/api has replicas, too',
  ],
};

describe('findRelationProblems', () => {
  it.each(Object.entries(againstOthers))('finds %s', (name, [before, after, message]) => {
    expect(findRelationProblems(planted(name, before, after))).toContainEqual(expect.stringContaining(`${name}: ${message}`));
  });
});

describe('findConnectionProblems', () => {
  it('counts the largest number of processes, and one more during a release', () => {
    const cluster = { name: 'production', objects: read(sound) };
    expect(findConnectionProblems(cluster, 47)).toEqual([]);
    expect(findConnectionProblems(cluster, 46)).toEqual([
      'production: 40 connections at the largest, but PostgreSQL has 39 for our processes',
    ]);
  });

  it('counts the pool that a Deployment sets', () => {
    const small = sound.replace(/^( +)image: subrosa$/m, "$&\n$1env: [{ name: DATABASE_POOL, value: '2' }]");
    expect(findConnectionProblems({ name: 'production', objects: read(small) }, 46)).toEqual([]);
  });
});
