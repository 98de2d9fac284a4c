import type { Expected } from '../ledger/ledger.ts';
import type { Writer } from '../ledger/writer.ts';

/** What somebody does over and over; a round is a few writes of the calls that it names. */
export interface Routine {
  /** Acts on files in the store. */
  kind: 'facts' | 'forms' | 'files';
  calls: readonly string[];
  run(number: number): Promise<void>;
}

/** Exactly so many rows. */
export function rows(about: string, text: string, values: readonly unknown[], count = 1): Expected {
  return { about, text: `SELECT count(*)::int AS count FROM ${text}`, values, count };
}

/** What two tabs can edit: its version is read before each write. */
export function versioned(writer: Writer, call: string, reading: string) {
  return async (body: unknown, expect: () => Expected) => {
    const { version } = await writer.request(reading);
    return writer.write(call, { body, version: version ?? '"1"' }, expect);
  };
}
