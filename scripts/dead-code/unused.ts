interface Report {
  issues: { file: string; files: { name: string }[]; exports: { name: string }[]; types: { name: string }[] }[];
}

/** `file` or `file: export` of everything that the JSON report of knip names. */
export function parseUnused(report: string): string[] {
  const { issues } = JSON.parse(report) as Report;
  return issues.flatMap(({ file, files, exports, types }) => [
    ...files.map(({ name }) => name),
    ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
  ]);
}

/** Unused code that is no exception, and exceptions that were not found. */
export function compareUnused(unused: readonly string[], exceptions: readonly string[]): string[] {
  return [
    ...unused.filter((one) => !exceptions.includes(one)).map((one) => `production never uses ${one}`),
    ...exceptions.filter((one) => !unused.includes(one)).map((one) => `not found: the exception ${one}`),
  ];
}
