import type { Tx } from '../../../platform/db/database.ts';

export async function insertReport(tx: Tx, report: { caseId: string; at: Date; dueAt: Date }): Promise<void> {
  const { caseId, at, dueAt } = report;
  await tx.insertInto('csam_report').values({ case_id: caseId, requested_at: at, due_at: dueAt }).execute();
}

/** Restarts the report with a new deadline. The number is kept, because the old report is retracted first. */
export async function restartReport(tx: Tx, caseId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('csam_report')
    .set({ state: 'waiting', problem: null, alerted_at: null, due_at: dueAt })
    .where('case_id', '=', caseId)
    .where('state', '=', 'rejected')
    .execute();
}

/** Claims the next attempt; returns false while another worker has a claim that has not expired. */
export async function claimTry(tx: Tx, caseId: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const claimed = await tx
    .updateTable('csam_report')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), claimed_until: until }))
    .where('case_id', '=', caseId)
    .where('state', 'in', ['waiting', 'sending', 'rejected'])
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning('case_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Extends the claim after each file. */
export async function renewClaim(tx: Tx, caseId: string, until: Date): Promise<void> {
  await tx.updateTable('csam_report').set({ claimed_until: until }).where('case_id', '=', caseId).execute();
}

/** Stores the number that NCMEC assigned, before the report is used; null when NCMEC no longer has it. */
export async function saveReportNumber(tx: Tx, caseId: string, number: string | null): Promise<void> {
  await tx
    .updateTable('csam_report')
    .set({ state: number === null ? 'waiting' : 'sending', number, files_sent: false })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markComplete(tx: Tx, caseId: string): Promise<void> {
  await tx.updateTable('csam_report').set({ files_sent: true }).where('case_id', '=', caseId).execute();
}

/** Records the error and releases the claim, so that the next attempt may start. */
export async function recordProblem(tx: Tx, caseId: string, problem: string): Promise<void> {
  await tx
    .updateTable('csam_report')
    .set({ problem: problem.slice(0, 200), claimed_until: null })
    .where('case_id', '=', caseId)
    .execute();
}

/** Clears `files_sent`, so that the next attempt creates the report again instead of only finishing it. */
export async function markRejected(tx: Tx, caseId: string, { problem, retryAt }: { problem: string; retryAt: Date }): Promise<void> {
  await tx
    .updateTable('csam_report')
    .set({ state: 'rejected', problem: problem.slice(0, 200), claimed_until: null, files_sent: false, retry_at: retryAt })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markAcknowledged(tx: Tx, caseId: string, { number, at }: { number: string; at: Date }): Promise<void> {
  await tx
    .updateTable('csam_report')
    .set({ state: 'acknowledged', number, acknowledged_at: at, problem: null, claimed_until: null, retry_at: null })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markAlerted(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.updateTable('csam_report').set({ alerted_at: at }).where('case_id', '=', caseId).execute();
}
