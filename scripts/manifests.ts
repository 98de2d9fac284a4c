/**
 * manifests: checks every Kubernetes object against the schema of its kind and against each other.
 *
 *   node scripts/manifests.ts
 *
 * Renders deploy/kustomize with kustomize or kubectl, without a cluster. Without either tool nothing is checked.
 */
import { findConnectionProblems, findRelationProblems } from './manifests/relations.ts';
import { findKustomize, readMaxConnections, renderClusters } from './manifests/render.ts';
import { findSchemaProblems } from './manifests/schema.ts';
import { EXIT_NOT_CHECKED } from './verdict.ts';

const command = findKustomize();
if (command === null) {
  console.error('NOT CHECKED: neither kustomize nor kubectl is installed');
  process.exitCode = EXIT_NOT_CHECKED;
} else {
  const clusters = renderClusters(command);
  const most = readMaxConnections();
  const problems = [
    ...(await findSchemaProblems(clusters)),
    ...clusters.flatMap((cluster) => [...findRelationProblems(cluster), ...findConnectionProblems(cluster, most)]),
  ];
  for (const problem of problems) console.error(problem);
  for (const { name, objects } of clusters) console.log(`${name}: ${objects.length} objects`);
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
