/** Thrown at start: lists everything that is wrong at once, in words an operator can act on. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  constructor(problems: readonly string[]) {
    super(`These settings are missing or wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}
