import { reportRetryAt } from '@subrosa/rules/csam/csam';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { isTiplineError, TiplineError, tiplineFailures } from '../../../platform/tipline/tipline.ts';
import { appendAudit } from '../../audit/index.ts';
import { forwardUrl, listPreserved } from '../../documents/index.ts';
import { findCase, type StoredCsamCase } from '../queries/cases.ts';
import { composeReport } from './compose.ts';
import { claimTry, saveReportNumber, markAcknowledged, markRejected, markComplete, recordProblem, renewClaim } from './store.ts';

const FORWARD_MS = 300_000;
/** Longer than the longest step. */
const CLAIM_MS = 600_000;

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);

/**
 * Sends a report and resumes where the last attempt ended. A report counts once it is finished. An unfinished one is
 * retracted and created again; a complete one is only finished again, because NCMEC responds whether it was finished
 * before. A rejected report raises an alarm and is retried with growing intervals, so that a corrected release delivers
 * it.
 */
export async function sendReport(platform: WorkerPlatform, caseId: string): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  if (!isDue(await findCase(db, caseId), now)) return;
  const claimed = await transaction(db, (tx) => claimTry(tx, caseId, { now, until: claimEnd(now) }));
  // The claiming worker may have been killed, so the job fails and is retried until the claim has expired.
  if (!claimed) throw new Error('a report is being sent already');
  // Read after the claim, because the previous attempt may have changed it until then.
  const found = await findCase(db, caseId);
  if (!found) return;
  try {
    const number = await resumeReport(platform, found);
    await acknowledge(platform, caseId, number);
  } catch (error) {
    if (isTiplineError(error, 'rejected')) return reject(platform, found, error);
    await write(platform, (tx) => recordProblem(tx, caseId, error instanceof Error ? error.message : 'unknown'));
    throw error;
  }
}

function isDue(found: StoredCsamCase | undefined, now: Date): boolean {
  if (!found?.reportState || found.reportState === 'acknowledged') return false;
  return found.reportState !== 'rejected' || found.retryAt === null || found.retryAt <= now;
}

const write = ({ db }: WorkerPlatform, change: (tx: Tx) => Promise<void>) => transaction(db, change);

/** Returns the number of the finished report. */
async function resumeReport(platform: WorkerPlatform, found: StoredCsamCase): Promise<string> {
  const { number, areFilesSent } = found;
  if (number === null) return fill(platform, found);
  const wasFinished = areFilesSent ? await finish(platform, number) : await retractReport(platform, number);
  if (wasFinished) return number;
  await write(platform, (tx) => saveReportNumber(tx, found.id, null));
  return fill(platform, found);
}

/** Returns true if the report is finished, by this request or an earlier one; false if NCMEC does not have it any more. */
async function finish({ tipline }: WorkerPlatform, number: string): Promise<boolean> {
  try {
    await tipline.finish(number);
    return true;
  } catch (error) {
    if (isTiplineError(error, 'finished')) return true;
    if (isTiplineError(error, 'gone')) return false;
    throw error;
  }
}

/** Returns true if the report was already finished and cannot be retracted. */
async function retractReport({ tipline }: WorkerPlatform, number: string): Promise<boolean> {
  try {
    await tipline.retract(number);
    return false;
  } catch (error) {
    if (isTiplineError(error, 'finished')) return true;
    if (isTiplineError(error, 'gone')) return false;
    throw error;
  }
}

async function fill(platform: WorkerPlatform, found: StoredCsamCase): Promise<string> {
  const { db, clock, config, tipline } = platform;
  const caseId = found.id;
  const number = await tipline.submit(await composeReport(db, config, found));
  // Stored before anything is added to the report, so that a later attempt knows what to retract.
  await write(platform, (tx) => saveReportNumber(tx, caseId, number));
  for (const { id, kind } of await listPreserved(db, caseId)) {
    const fileId = await forwarded(platform, id, number);
    await write(platform, (tx) => renewClaim(tx, caseId, claimEnd(clock.now())));
    await tipline.describe(number, fileId, { originalName: kind === 'facts' ? 'facts.json' : id, isReported: kind !== 'facts' });
  }
  await write(platform, (tx) => markComplete(tx, caseId));
  if (!(await finish(platform, number))) throw new TiplineError('away', 'the agency forgot a report that was being sent');
  return number;
}

const fileResponse = z.object({ fileId: z.string() });
const agencyFailure = z.object({ kind: z.enum(tiplineFailures), message: z.string() });

/** The documents process is the only one that can decrypt preserved files, and it sends them only to NCMEC. */
async function forwarded({ config }: WorkerPlatform, fileId: string, number: string): Promise<string> {
  const response = await fetch(`${config.DOCUMENTS_URL}${forwardUrl(config.DOCUMENT_TICKET_SECRET, fileId, number)}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(FORWARD_MS),
  }).catch((cause: unknown) => {
    throw new TiplineError('away', 'the documents process does not answer', { cause });
  });
  if (response.status === 502) {
    const { kind, message } = agencyFailure.parse(await response.json());
    throw new TiplineError(kind, message);
  }
  if (!response.ok) throw new TiplineError('away', `the documents process answered ${response.status}`);
  return fileResponse.parse(await response.json()).fileId;
}

async function acknowledge(platform: WorkerPlatform, caseId: string, number: string): Promise<void> {
  const { clock } = platform;
  await write(platform, async (tx) => {
    await markAcknowledged(tx, caseId, { number, at: clock.now() });
    const about = { subjectKind: 'case', subjectId: caseId, detail: { number } };
    await appendAudit(tx, clock, { actorId: null, action: 'csam.report_acknowledged', ...about });
  });
}

async function reject(platform: WorkerPlatform, { id: caseId, attempts }: StoredCsamCase, { message }: TiplineError): Promise<void> {
  const { clock } = platform;
  await write(platform, async (tx) => {
    await markRejected(tx, caseId, { problem: message, retryAt: reportRetryAt(clock.now(), attempts ?? 1) });
    await appendAudit(tx, clock, { actorId: null, action: 'csam.report_rejected', subjectKind: 'case', subjectId: caseId });
  });
}
