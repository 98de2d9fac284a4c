/** How the simulator responds to lookups of one hash, whatever the banks contain. */
export interface Magic {
  description: string;
  response: 'no answer at all' | { status: number; message: string };
  /** The next request succeeds; the one after that fails again. */
  once: boolean;
}

const hashOf = (digits: string): string => digits.repeat(64 / digits.length);

/** No picture has such a hash: half of the bits of a real hash are set, in no pattern. */
export const magicHashes: ReadonlyMap<string, Magic> = new Map([
  [hashOf('00000503'), { description: '503, then an answer', response: { status: 503, message: 'index not yet ready' }, once: true }],
  [hashOf('00000500'), { description: '500', response: { status: 500, message: 'Internal Server Error' }, once: false }],
  [hashOf('0000dead'), { description: 'no answer at all', response: 'no answer at all', once: false }],
]);
