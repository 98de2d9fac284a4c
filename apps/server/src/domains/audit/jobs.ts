import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { newId } from '../../platform/ids.ts';
import { putAnchor } from './anchors.ts';
import { addCheck } from './store.ts';
import { verifyAudit } from './verify-audit.ts';

const VERIFY = 'audit:verify';

export const tasks = ({ db, config, clock, log, metrics, anchors }: WorkerPlatform): Tasks => ({
  /** A chain that is not whole is not signed again: the last good end stays the one that counts. */
  [VERIFY]: async () => {
    const { entries, end, problems, forged } = await verifyAudit({ db, config, anchors });
    metrics.auditEntries.set(entries);
    metrics.auditProblems.set(problems.length + forged.length);
    metrics.auditVerified.set(clock.now().getTime() / 1000);
    const check = { id: newId(), at: clock.now(), first: 1, last: end.seq, problems: problems.length + forged.length, whole: true };
    if (problems.length > 0 || forged.length > 0) {
      await addCheck(db, { ...check, anchored: false });
      log.error({ problems: problems.slice(0, 20), forged }, 'the audit chain was tampered with');
      return;
    }
    if (!config.AUDIT_SIGN_KEY) throw new Error('AUDIT_SIGN_KEY is missing: the audit chain is not anchored');
    await putAnchor(anchors, config.AUDIT_SIGN_KEY, { ...end, at: clock.now().toISOString() });
    await addCheck(db, { ...check, anchored: true });
  },
});

export const cron: readonly CronItem[] = [{ task: VERIFY, at: '20 3 * * *' }];
