/** How the simulator responds to every message to one subscription. */
export interface Magic {
  description: string;
  status: number;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** The next attempt succeeds; the one after that fails again. */
  once: boolean;
}

/** By the name that the creator of a subscription passes. */
export const magicResponses: ReadonlyMap<string, Magic> = new Map([
  ['gone', { description: '410: the browser has left', status: 410, once: false }],
  ['busy', { description: '429, to be tried again after two minutes; then it arrives', status: 429, retryAfter: 120, once: true }],
  ['broken', { description: '500', status: 500, once: false }],
  ['moved', { description: '307, to an address of the internal network', status: 307, once: false }],
  ['small', { description: '413: every message is too large', status: 413, once: false }],
]);
