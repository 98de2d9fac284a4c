import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { recordMissingMembers } from './commands/record-missing-members.ts';

const RECORD_MISSING = 'transparency:record-missing-members';

export const tasks = ({ db }: WorkerPlatform): Tasks => ({ [RECORD_MISSING]: () => recordMissingMembers(db) });

export const cron: readonly CronItem[] = [{ task: RECORD_MISSING, at: '*/10 * * * *' }];
