import { createReadStream } from 'node:fs';
import { outside, InvalidFileError } from '../errors.ts';
import type { Step } from '../step.ts';

/** Sends the whole file to the virus scanner; processing continues only with its result. */
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
