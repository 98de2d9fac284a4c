/**
 * A worker for fault tests: it sends the report of CASE_ID at the time NOW, and kills itself before or after the
 * request to NCMEC that HALT_AT names.
 */
import { openWorkerPlatform } from '../../src/app/platforms.ts';
import { sendReport } from '../../src/domains/csam/report/send-report.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import type { Tipline } from '../../src/platform/tipline/tipline.ts';

const { HALT_AT: haltAt, CASE_ID: caseId = '', NOW: now = '' } = process.env;
const haltHere = (point: string) => void (point === haltAt && process.kill(process.pid, 'SIGKILL'));

async function halting<Result>(name: string, call: () => Promise<Result>): Promise<Result> {
  haltHere(`before:${name}`);
  const result = await call();
  haltHere(`after:${name}`);
  return result;
}

const platform = await openWorkerPlatform(loadConfig(process.env), { now: () => new Date(now) });
const { tipline } = platform;
const haltingTipline: Tipline = {
  ...tipline,
  submit: (report) => halting('submit', () => tipline.submit(report)),
  describe: (number, fileId, details) => halting('describe', () => tipline.describe(number, fileId, details)),
  finish: (number) => halting('finish', () => tipline.finish(number)),
};
await sendReport({ ...platform, tipline: haltingTipline }, caseId);
await platform.close();
