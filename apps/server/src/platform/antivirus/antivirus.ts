import type { Readable } from 'node:stream';

/** Looks for viruses. Whatever keeps it from an answer throws: nothing is called clean that was not looked at wholly. */
export interface Antivirus {
  scan(stream: Readable): Promise<'clean' | { virus: string }>;
}
