export interface KdfParameters {
  version: number;
  memoryKiB: number;
  passes: number;
  lanes: number;
}

/**
 * KDF parameters of passwords. A version never changes, because verifiers and envelopes depend on it. A stronger one is
 * appended and enabled by `PASSWORD_KDF_VERSIONS`; version 2 exists so that tests cover an upgrade before one is needed.
 */
export const kdfVersions: readonly KdfParameters[] = [
  { version: 1, memoryKiB: 65_536, passes: 3, lanes: 1 },
  { version: 2, memoryKiB: 98_304, passes: 4, lanes: 1 },
];

/** The first version makes new verifiers; all of them are accepted. */
export function kdfInService(versions: readonly number[]): { parameters: KdfParameters; others: KdfParameters[] } {
  const [parameters, ...others] = versions.map(parametersOf);
  if (!parameters) throw new RangeError('no KDF version is in service');
  return { parameters, others };
}

function parametersOf(version: number): KdfParameters {
  const found = kdfVersions.find((known) => known.version === version);
  if (!found) throw new RangeError(`unknown KDF version ${version}`);
  return found;
}

/** Parameters of personas and seeds. */
export const kdfParameters = parametersOf(1);
