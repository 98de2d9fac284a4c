/** The limits above which the app is overloaded. */
export const limits = {
  readP95: 300,
  writeP95: 500,
  failed: 0.0005,
  /** The share of one core, for a process with one thread. */
  process: 0.95,
  /** The share of all cores: above it the client takes CPU time from the server. */
  machine: 0.98,
} as const;

/** Concurrent members on one core of the server's CPU. */
export const goals = { membersPerCore: 1500, growth: 1.2 } as const;
