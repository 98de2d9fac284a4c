import type { ExpectedRows } from '../ledger/ledger.ts';
import type { Writer } from '../ledger/writer.ts';

/** What a member does repeatedly; an iteration is a few writes to the listed routes. */
export interface Routine {
  /** `files` routines write to the object store. */
  kind: 'facts' | 'forms' | 'files';
  calls: readonly string[];
  run(number: number): Promise<void>;
}

/** Expects exactly this number of rows. */
export function rows(about: string, text: string, values: readonly unknown[], count = 1): ExpectedRows {
  return { about, text: `SELECT count(*)::int AS count FROM ${text}`, values, count };
}

/** For data with a version: the version is read before each write. */
export function versioned(writer: Writer, call: string, reading: string) {
  return async (body: unknown, expect: () => ExpectedRows) => {
    const { version } = await writer.request(reading);
    return writer.write(call, { body, version: version ?? '"1"' }, expect);
  };
}
