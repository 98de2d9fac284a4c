export interface KdfParameters {
  version: number;
  memoryKiB: number;
  passes: number;
  lanes: number;
}

/**
 * How browsers stretch a password. A version is never changed: verifiers and envelopes depend on it. A stronger one is added at
 * the end and brought into service by `PASSWORD_KDF_VERSIONS`; the second is here so that this way is walked by tests before it is needed.
 */
export const kdfVersions: readonly KdfParameters[] = [
  { version: 1, memoryKiB: 65_536, passes: 3, lanes: 1 },
  { version: 2, memoryKiB: 98_304, passes: 4, lanes: 1 },
];

/** The first makes new verifiers; all of them are taken. */
export function kdfInService(versions: readonly number[]): { parameters: KdfParameters; others: KdfParameters[] } {
  const [parameters, ...others] = versions.map(parametersOf);
  if (!parameters) throw new RangeError('no way to stretch a password is in service');
  return { parameters, others };
}

function parametersOf(version: number): KdfParameters {
  const found = kdfVersions.find((known) => known.version === version);
  if (!found) throw new RangeError(`nobody knows version ${version} of stretching a password`);
  return found;
}

/** What the cast and seeds are made with. */
export const kdfParameters = parametersOf(1);
