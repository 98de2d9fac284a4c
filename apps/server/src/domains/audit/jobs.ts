import { newId } from '../../platform/ids.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { findLastAnchor, storeAnchor } from './anchors.ts';
import type { ChainEnd } from './chain.ts';
import { inSnapshot } from './queries.ts';
import { addCheck } from './store.ts';
import { verifyAudit } from './verify-audit.ts';
import { verifySince } from './verify-chain.ts';

const VERIFY = 'audit:verify';
/** `append_audit` also enqueues it in SQL, after entries about roles, documents and CSAM cases. */
const ANCHOR = 'audit:anchor';

type Dependencies = Pick<WorkerPlatform, 'db' | 'config' | 'clock' | 'log' | 'metrics' | 'anchors'>;

/** Does not sign a chain with problems, so that the last valid anchor remains the reference. */
async function verifyAll(platform: Dependencies): Promise<void> {
  const { db, clock, log, metrics } = platform;
  const { entries, end, problems, forged } = await verifyAudit(platform);
  metrics.auditEntries.set(entries);
  metrics.auditProblems.set(problems.length + forged.length);
  metrics.auditVerified.set(clock.now().getTime() / 1000);
  const check = { id: newId(), at: clock.now(), first: 1, last: end.seq, problems: problems.length + forged.length, isComplete: true };
  if (problems.length > 0 || forged.length > 0) {
    await addCheck(db, { ...check, anchored: false });
    log.error({ problems: problems.slice(0, 20), forged }, 'the audit chain was tampered with');
    return;
  }
  await signEnd(platform, end);
  await addCheck(db, { ...check, anchored: true });
}

/** Verifies only the entries since the last anchor, and signs the head if there are new ones. */
async function anchorEnd(platform: Dependencies): Promise<void> {
  const { db, config, clock, log, metrics, anchors } = platform;
  const last = await findLastAnchor(anchors, config, clock.now());
  const { end, problems } = await inSnapshot(db, (tx) => verifySince(tx, last));
  if (problems.length > 0) {
    metrics.auditProblems.set(problems.length);
    log.error({ problems: problems.slice(0, 20), anchor: last?.seq }, 'the audit chain was tampered with since its last anchor');
    return;
  }
  if (end.seq > (last?.seq ?? 0)) {
    await signEnd(platform, end);
    const check = { id: newId(), at: clock.now(), first: (last?.seq ?? 0) + 1, last: end.seq, problems: 0 };
    await addCheck(db, { ...check, isComplete: false, anchored: true });
  }
  metrics.auditAnchored.set(clock.now().getTime() / 1000);
}

async function signEnd({ config, clock, anchors }: Dependencies, end: ChainEnd): Promise<void> {
  const { AUDIT_SIGN_KEY } = config;
  if (!AUDIT_SIGN_KEY) throw new Error('AUDIT_SIGN_KEY is missing: the audit chain is not anchored');
  await storeAnchor(anchors, { ...config, AUDIT_SIGN_KEY }, { ...end, at: clock.now().toISOString() });
}

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [VERIFY]: () => verifyAll(platform),
  [ANCHOR]: () => anchorEnd(platform),
});

export const cron: readonly CronItem[] = [
  { task: VERIFY, at: '20 3 * * *' },
  { task: ANCHOR, at: '*/5 * * * *' },
];
