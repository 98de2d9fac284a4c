import { createReadStream } from 'node:fs';
import { outside, InvalidFileError } from '../errors.ts';
import type { Step } from '../step.ts';

/** The whole file goes to the virus scanner; without its word nothing goes on. */
export const scan: Step = {
  name: 'scan',
  reaches: 'scanned',
  run: async ({ platform, original }) => {
    const path = await original();
    const verdict = await outside('the virus scanner', () => platform.antivirus.scan(createReadStream(path)));
    if (verdict !== 'clean') throw new InvalidFileError('virus', verdict.virus);
    return {};
  },
};
