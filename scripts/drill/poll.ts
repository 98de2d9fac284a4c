import { request } from 'node:https';

interface PollResult {
  calls: number;
  failed: number;
  /** From the last successful response before a failure to the next one. */
  longestPauseMs: number;
}

/** Whether one request to the api through the proxy succeeds. Ignores the certificate. */
export function isResponding(domain: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        servername: domain,
        headers: { host: domain },
        path: '/api/config',
        rejectUnauthorized: false,
        timeout: 20_000,
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode === 200));
      },
    );
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
    call.end();
  });
}

/** Sends requests one after the other until it is stopped. */
export function poll(domain: string, port: number): () => Promise<PollResult> {
  const polled: PollResult = { calls: 0, failed: 0, longestPauseMs: 0 };
  const stopping = new AbortController();
  const done = (async () => {
    let lastGood = performance.now();
    while (!stopping.signal.aborted) {
      const isGood = await isResponding(domain, port);
      const now = performance.now();
      polled.calls += 1;
      if (isGood) {
        polled.longestPauseMs = Math.max(polled.longestPauseMs, now - lastGood);
        lastGood = now;
      } else polled.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return async () => {
    stopping.abort();
    await done;
    return polled;
  };
}
