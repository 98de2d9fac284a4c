/** One rendered object. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/** Objects of one cluster, which may refer to each other. */
export interface Cluster {
  name: string;
  objects: readonly Manifest[];
}
