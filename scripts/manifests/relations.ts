import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import type { IService } from 'kubernetes-models/v1/Service';
import type { Cluster, Manifest } from './manifest.ts';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: readonly { key: string; operator: string; values?: readonly string[] }[];
}

type Labels = Record<string, string>;

type Problem = readonly [manifest: Manifest, what: string];

const NO_POD = 'its selector matches no pod';

/** The objects of a cluster by their kind. */
function sortObjects({ objects }: Cluster) {
  const all = <T extends { kind: string }>(kind: T['kind']) => objects.filter((one): one is Manifest & T => one.kind === kind);
  const deployments = all<IDeployment>('Deployment');
  const workloads = [...deployments, ...all<IJob>('Job')];
  const pods = workloads.map(({ spec }) => spec?.template).filter((pod) => pod !== undefined);
  return {
    deployments,
    workloads,
    pods,
    podsOf: (selector: Selector | undefined) => pods.filter((pod) => matches(labelsOf(pod), selector)),
    services: all<IService>('Service'),
    settings: all<IConfigMap>('ConfigMap'),
    scalers: all<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler'),
    budgets: all<IPodDisruptionBudget>('PodDisruptionBudget'),
    ingresses: all<IIngress>('Ingress'),
    policies: all<INetworkPolicy>('NetworkPolicy'),
    monitors: all<IServiceMonitor>('ServiceMonitor'),
  };
}

type Sorted = ReturnType<typeof sortObjects>;

/** Checks beyond the schemas: references between objects, and the requirements of this project. */
export function findRelationProblems(cluster: Cluster): string[] {
  const sorted = sortObjects(cluster);
  const checks = [
    checkWorkloads,
    checkDeployments,
    checkServices,
    checkIngresses,
    checkPolicies,
    checkMonitors,
    checkScalers,
    checkSettings,
  ];
  return checks
    .flatMap((check) => [...check(sorted)])
    .map(([{ kind, metadata }, what]) => `${cluster.name}: ${kind}/${metadata.name}: ${what}`);
}

function* checkWorkloads({ workloads, settings }: Sorted): Generator<Problem> {
  for (const workload of workloads) {
    const pod = workload.spec?.template;
    for (const container of containersOf(pod)) {
      const own = [...findMissingLimits(container), ...findLostPorts(container), ...findLargeVolumes(container, pod)];
      for (const what of own) yield [workload, what];
      for (const { configMapRef } of container.envFrom ?? []) {
        const isThere = !configMapRef || settings.some(({ metadata }) => metadata.name === configMapRef.name);
        if (!isThere) yield [workload, `no ConfigMap ${configMapRef.name}`];
      }
    }
    for (const { labelSelector } of pod?.spec?.topologySpreadConstraints ?? []) {
      if (!matches(labelsOf(pod), labelSelector)) yield [workload, 'it spreads other pods than its own'];
    }
  }
}

function* checkDeployments({ deployments, budgets, podsOf }: Sorted): Generator<Problem> {
  for (const deployment of deployments) {
    const { template, selector } = deployment.spec ?? {};
    if (!matches(labelsOf(template), selector)) yield [deployment, NO_POD];
    if (!budgets.some(({ spec }) => matches(labelsOf(template), spec?.selector))) yield [deployment, 'no PodDisruptionBudget matches it'];
    for (const container of containersOf(template)) {
      for (const probe of probes) if (!container[probe]) yield [deployment, `${container.name} has no ${probe}`];
    }
  }
  for (const budget of budgets) if (podsOf(budget.spec?.selector).length === 0) yield [budget, NO_POD];
}

function* checkServices({ services, podsOf }: Sorted): Generator<Problem> {
  for (const service of services) {
    const chosen = podsOf({ matchLabels: service.spec?.selector ?? {} });
    if (chosen.length === 0) yield [service, NO_POD];
    for (const { port, targetPort = port } of service.spec?.ports ?? []) {
      if (!hasPort(chosen, targetPort)) yield [service, `no pod that it matches has the port ${targetPort}`];
    }
  }
}

function* checkIngresses({ ingresses, services }: Sorted): Generator<Problem> {
  for (const ingress of ingresses) {
    for (const { backend } of (ingress.spec?.rules ?? []).flatMap(({ http }) => http?.paths ?? [])) {
      const service = services.find(({ metadata }) => metadata.name === backend.service?.name);
      const wanted = backend.service?.port?.name ?? backend.service?.port?.number;
      const isThere = service?.spec?.ports?.some(({ name, port }) => name === wanted || port === wanted);
      if (!isThere) yield [ingress, `no Service ${backend.service?.name} with the port ${wanted}`];
    }
  }
}

function* checkPolicies({ policies, pods, podsOf }: Sorted): Generator<Problem> {
  for (const policy of policies) {
    const { podSelector, ingress = [] } = policy.spec ?? {};
    const chosen = podsOf(podSelector);
    if (chosen.length === 0) yield [policy, NO_POD];
    for (const what of findLostValues(podSelector, pods)) yield [policy, what];
    for (const { from = [], ports = [] } of ingress) {
      for (const { podSelector: peer } of from) if (peer && podsOf(peer).length === 0) yield [policy, NO_POD];
      for (const { port } of ports) {
        if (port !== undefined && !hasPort(chosen, port)) yield [policy, `no pod that it matches has the port ${port}`];
      }
    }
  }
}

function* checkMonitors({ monitors, services }: Sorted): Generator<Problem> {
  for (const monitor of monitors) {
    const chosen = services.filter(({ metadata }) => matches(metadata.labels ?? {}, monitor.spec?.selector));
    if (chosen.length === 0) yield [monitor, 'its selector matches no Service'];
    for (const { port } of monitor.spec?.endpoints ?? []) {
      const isThere = chosen.some(({ spec }) => spec?.ports?.some(({ name }) => name === port));
      if (!isThere) yield [monitor, `no Service that it matches has the port ${port}`];
    }
  }
}

function* checkScalers({ scalers, deployments }: Sorted): Generator<Problem> {
  for (const scaler of scalers) {
    const { scaleTargetRef, minReplicas = 1, maxReplicas } = scaler.spec ?? {};
    const target = deployments.find(({ metadata }) => metadata.name === scaleTargetRef?.name);
    if (!target) yield [scaler, `no Deployment ${scaleTargetRef?.name}`];
    // Applying a Deployment with `replicas` again would override the autoscaler.
    else if (target.spec?.replicas !== undefined) yield [scaler, `Deployment/${target.metadata.name} has replicas, too`];
    if (minReplicas > (maxReplicas ?? 0)) yield [scaler, `minReplicas ${minReplicas} is above maxReplicas ${maxReplicas}`];
  }
}

function* checkSettings({ settings }: Sorted): Generator<Problem> {
  for (const one of settings) {
    if (!one.data?.['TRUSTED_PROXIES']) yield [one, 'TRUSTED_PROXIES is missing: every caller would share the limits of the load balancer'];
  }
}

const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;

const labelsOf = (pod: IPodTemplateSpec | undefined): Labels => pod?.metadata?.labels ?? {};
const containersOf = (pod: IPodTemplateSpec | undefined): IContainer[] => [
  ...(pod?.spec?.initContainers ?? []),
  ...(pod?.spec?.containers ?? []),
];

function matches(labels: Labels, { matchLabels = {}, matchExpressions = [] }: Selector = {}): boolean {
  const isExpressed = ({ key, operator, values = [] }: { key: string; operator: string; values?: readonly string[] }) => {
    const value = labels[key];
    if (operator === 'In') return value !== undefined && values.includes(value);
    if (operator === 'NotIn') return value === undefined || !values.includes(value);
    return (operator === 'Exists') === (value !== undefined);
  };
  return Object.entries(matchLabels).every(([key, value]) => labels[key] === value) && matchExpressions.every(isExpressed);
}

/** Values of a selector that no pod has: otherwise the other values would hide a typing error. */
function findLostValues({ matchExpressions = [] }: Selector = {}, pods: readonly IPodTemplateSpec[]): string[] {
  return matchExpressions
    .filter(({ operator }) => operator === 'In')
    .flatMap(({ key, values = [] }) =>
      values.filter((value) => !pods.some((pod) => labelsOf(pod)[key] === value)).map((value) => `no pod is ${key}=${value}`),
    );
}

function hasPort(pods: readonly IPodTemplateSpec[], wanted: number | string): boolean {
  const ports = pods.flatMap(containersOf).flatMap(({ ports: given = [] }) => given);
  return ports.some(({ name, containerPort }) => name === wanted || containerPort === wanted);
}

function findMissingLimits({ name, resources }: IContainer): string[] {
  const wanted = {
    'request of cpu': resources?.requests?.['cpu'],
    'request of memory': resources?.requests?.['memory'],
    'limit of memory': resources?.limits?.['memory'],
  };
  return Object.entries(wanted).flatMap(([what, value]) => (value === undefined ? [`${name} has no ${what}`] : []));
}

function findLostPorts({ name, ports = [], ...container }: IContainer): string[] {
  return probes.flatMap((probe) => {
    const wanted = container[probe]?.httpGet?.port;
    const isThere = wanted === undefined || ports.some((port) => port.name === wanted || port.containerPort === wanted);
    return isThere ? [] : [`${name} has no port ${wanted} for its ${probe}`];
  });
}

const units: Readonly<Record<string, number>> = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };
const bytesOf = (quantity: number | string | undefined) => {
  const [, amount = '0', unit = ''] = /^(\d+)(\w*)$/.exec(String(quantity)) ?? [];
  return Number(amount) * (units[unit] ?? 1);
};

/** A volume in memory counts as memory of the container that fills it: one as large as the limit gets the process killed. */
function findLargeVolumes({ name, resources, volumeMounts = [] }: IContainer, pod: IPodTemplateSpec | undefined): string[] {
  const mounted = new Set(volumeMounts.map((mount) => mount.name));
  const volumes = (pod?.spec?.volumes ?? []).filter((volume) => volume.emptyDir?.medium === 'Memory' && mounted.has(volume.name));
  const limit = bytesOf(resources?.limits?.['memory']);
  return volumes
    .filter(({ emptyDir }) => !emptyDir?.sizeLimit || bytesOf(emptyDir.sizeLimit) >= limit)
    .map((volume) => `${name} may fill all its memory with the volume ${volume.name}`);
}

/** The default of `DATABASE_POOL`, per process. */
const POOL = 10;

const poolOf = (pod: IPodTemplateSpec | undefined) =>
  Number(pod?.spec?.containers[0]?.env?.find(({ name }) => name === 'DATABASE_POOL')?.value ?? POOL);

/** `superuser_reserved_connections` (3), and connections for an exporter and an operator. */
const RESERVED = 7;

/** Checks that PostgreSQL has connections for the largest number of processes, with autoscaling and during a release. */
export function findConnectionProblems(cluster: Cluster, maxConnections: number): string[] {
  const { deployments, scalers } = sortObjects(cluster);
  const pools = deployments
    // The decoder has no database.
    .filter(({ metadata }) => metadata.name !== 'decoder')
    .map(({ metadata, spec }) => {
      const scaler = scalers.find((one) => one.spec?.scaleTargetRef.name === metadata.name);
      return (scaler?.spec?.maxReplicas ?? spec?.replicas ?? 1) * poolOf(spec?.template);
    });
  // deploy/release replaces one kind after the other, each with one additional process.
  const connections = pools.reduce((sum, pool) => sum + pool, 0) + POOL;
  const most = maxConnections - RESERVED;
  return connections > most
    ? [`${cluster.name}: ${connections} connections at the largest, but PostgreSQL has ${most} for our processes`]
    : [];
}
