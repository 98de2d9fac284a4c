import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { pollProvider, beginAtProvider, sweepAgeChecks } from './check-age.ts';
import { POLL_AGE_PROVIDER, BEGIN_AGE_CHECK, SWEEP_AGE_CHECKS, EXPIRE_RECORDS } from './job-names.ts';
import { expireRecords } from './expire-records.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [BEGIN_AGE_CHECK]: (payload) => beginAtProvider(payload as { id: string }, platform),
  [POLL_AGE_PROVIDER]: (payload) => pollProvider(payload as { id: string }, platform),
  [EXPIRE_RECORDS]: () => expireRecords(platform),
  [SWEEP_AGE_CHECKS]: () => sweepAgeChecks(platform),
});

export const cron: readonly CronItem[] = [
  { task: EXPIRE_RECORDS, at: '17 5 * * *' },
  { task: SWEEP_AGE_CHECKS, at: '*/5 * * * *' },
];
