import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { askProvider, beginAtProvider, sweepAgeChecks } from './check-age.ts';
import { ASK_AGE_PROVIDER, BEGIN_AGE_CHECK, SWEEP_AGE_CHECKS, TEND_RECORDS } from './job-names.ts';
import { tendRecords } from './tend-records.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [BEGIN_AGE_CHECK]: (payload) => beginAtProvider(payload as { id: string }, platform),
  [ASK_AGE_PROVIDER]: (payload) => askProvider(payload as { id: string }, platform),
  [TEND_RECORDS]: () => tendRecords(platform),
  [SWEEP_AGE_CHECKS]: () => sweepAgeChecks(platform),
});

export const cron: readonly CronItem[] = [
  { task: TEND_RECORDS, at: '17 5 * * *' },
  { task: SWEEP_AGE_CHECKS, at: '*/5 * * * *' },
];
