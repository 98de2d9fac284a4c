import type { Readable } from 'node:stream';

/** Scans for viruses. Every failure throws, so that only a file that was scanned completely counts as clean. */
export interface Antivirus {
  scan(stream: Readable): Promise<'clean' | { virus: string }>;
}
