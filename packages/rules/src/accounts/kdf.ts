/** How browsers stretch a password. A new version is added beside, never in place: verifiers depend on it. */
export const kdfParameters = { version: 1, memoryKiB: 65_536, passes: 3, lanes: 1 } as const;
