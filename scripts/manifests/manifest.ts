/** One object for a cluster, as it is rendered. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/** Objects that run together, so that they may name each other. */
export interface Cluster {
  name: string;
  objects: readonly Manifest[];
}
