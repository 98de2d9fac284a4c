interface Outcome {
  ok: number;
  /** Rejected by load shedding, with a time to retry. */
  shed: number;
  failed: number;
}

export interface Call {
  name: string;
  send: () => Promise<{ status: number }>;
}

/** Sends each call ten times a second until it is stopped, and counts the responses since the last call of `take`. */
export function startLightLoad(calls: readonly Call[]) {
  let outcomes = new Map<string, Outcome>();
  const note = (name: string, kind: keyof Outcome) => {
    const outcome = outcomes.get(name) ?? { ok: 0, shed: 0, failed: 0 };
    outcome[kind] += 1;
    outcomes.set(name, outcome);
  };
  const timer = setInterval(() => {
    for (const { name, send } of calls) {
      send().then(
        ({ status }) => note(name, status === 503 ? 'shed' : status >= 500 ? 'failed' : 'ok'),
        () => note(name, 'failed'),
      );
    }
  }, 100);
  return {
    take: () => {
      const picked = outcomes;
      outcomes = new Map();
      return picked;
    },
    stop: () => clearInterval(timer),
  };
}
