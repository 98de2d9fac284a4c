/** Above which the house does not carry its members any more. */
export const limits = {
  readP95: 300,
  writeP95: 500,
  failed: 0.0005,
  /** Of one core, for a process that has one thread. */
  process: 0.95,
  /** Of all cores: then the client takes from the house what it needs itself. */
  machine: 0.98,
} as const;

/** Concurrent members on one core of the server's CPU. */
export const goals = { membersPerCore: 1500, growth: 1.2 } as const;
