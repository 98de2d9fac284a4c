/** Thrown at start: lists all problems at once, in terms that an operator can act on. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  constructor(problems: readonly string[]) {
    super(`These settings are missing or wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}
