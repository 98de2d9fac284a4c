import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { PRESERVE } from './job-names.ts';
import { preserve } from './preserve.ts';
import { sendReport } from './report/send-report.ts';
import { SEND_REPORT } from './report/job-names.ts';
import { checkReports } from './report/check-reports.ts';

const CHECK_REPORTS = 'csam:check-reports';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [PRESERVE]: (payload) => preserve(platform, (payload as { caseId: string }).caseId),
  [SEND_REPORT]: (payload) => sendReport(platform, (payload as { caseId: string }).caseId),
  [CHECK_REPORTS]: () => checkReports(platform),
});

export const cron: readonly CronItem[] = [{ task: CHECK_REPORTS, at: '*/5 * * * *' }];
