import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { PRESERVE } from './preserve-name.ts';
import { preserve } from './preserve.ts';
import { sendReport } from './report/send-report.ts';
import { SEND_REPORT } from './report/task-name.ts';
import { watchReports } from './report/watch-reports.ts';

const WATCH = 'sealed:watch-reports';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [PRESERVE]: (payload) => preserve(platform, (payload as { caseId: string }).caseId),
  [SEND_REPORT]: (payload) => sendReport(platform, (payload as { caseId: string }).caseId),
  [WATCH]: () => watchReports(platform),
});

export const cron: readonly CronItem[] = [{ task: WATCH, at: '*/5 * * * *' }];
