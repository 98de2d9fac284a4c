import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { pollProvider, startAtProvider, expireAgeChecks } from './check-age.ts';
import { POLL_AGE_PROVIDER, START_AGE_CHECK, EXPIRE_AGE_CHECKS, EXPIRE_RECORDS } from './job-names.ts';
import { expireRecords } from './expire-records.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [START_AGE_CHECK]: (payload) => startAtProvider(payload as { id: string }, platform),
  [POLL_AGE_PROVIDER]: (payload) => pollProvider(payload as { id: string }, platform),
  [EXPIRE_RECORDS]: () => expireRecords(platform),
  [EXPIRE_AGE_CHECKS]: () => expireAgeChecks(platform),
});

export const cron: readonly CronItem[] = [
  { task: EXPIRE_RECORDS, at: '17 5 * * *' },
  { task: EXPIRE_AGE_CHECKS, at: '*/5 * * * *' },
];
