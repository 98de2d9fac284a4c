import type { Tx } from '../../../platform/db/database.ts';

export async function insertReport(tx: Tx, report: { caseId: string; at: Date; dueAt: Date }): Promise<void> {
  const { caseId, at, dueAt } = report;
  await tx.insertInto('sealed_report').values({ case_id: caseId, asked_at: at, due_at: dueAt }).execute();
}

/** Sent anew from its start, with a clock of its own. The number stays: what it names is retracted first. */
export async function restartReport(tx: Tx, caseId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('sealed_report')
    .set({ state: 'waiting', problem: null, alarmed_at: null, due_at: dueAt })
    .where('case_id', '=', caseId)
    .where('state', '=', 'rejected')
    .execute();
}

/** One try more, for whoever comes first; false where another has it just now. */
export async function claimTry(tx: Tx, caseId: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const claimed = await tx
    .updateTable('sealed_report')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), claimed_until: until }))
    .where('case_id', '=', caseId)
    .where('state', 'in', ['waiting', 'sending', 'rejected'])
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning('case_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** It takes longer: a file was sent. */
export async function renewClaim(tx: Tx, caseId: string, until: Date): Promise<void> {
  await tx.updateTable('sealed_report').set({ claimed_until: until }).where('case_id', '=', caseId).execute();
}

/** The number that the agency gave, kept before anything else is done with it; null where it knows it no more. */
export async function saveReportNumber(tx: Tx, caseId: string, number: string | null): Promise<void> {
  await tx
    .updateTable('sealed_report')
    .set({ state: number === null ? 'waiting' : 'sending', number, is_whole: false })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markComplete(tx: Tx, caseId: string): Promise<void> {
  await tx.updateTable('sealed_report').set({ is_whole: true }).where('case_id', '=', caseId).execute();
}

/** The next try may begin. */
export async function recordProblem(tx: Tx, caseId: string, problem: string): Promise<void> {
  await tx
    .updateTable('sealed_report')
    .set({ problem: problem.slice(0, 200), claimed_until: null })
    .where('case_id', '=', caseId)
    .execute();
}

/** The next try begins anew: a report that was refused as a whole is not only finished again. */
export async function markRejected(tx: Tx, caseId: string, { problem, retryAt }: { problem: string; retryAt: Date }): Promise<void> {
  await tx
    .updateTable('sealed_report')
    .set({ state: 'rejected', problem: problem.slice(0, 200), claimed_until: null, is_whole: false, retry_at: retryAt })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markAcknowledged(tx: Tx, caseId: string, { number, at }: { number: string; at: Date }): Promise<void> {
  await tx
    .updateTable('sealed_report')
    .set({ state: 'acknowledged', number, acknowledged_at: at, problem: null, claimed_until: null, retry_at: null })
    .where('case_id', '=', caseId)
    .execute();
}

export async function markAlerted(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.updateTable('sealed_report').set({ alarmed_at: at }).where('case_id', '=', caseId).execute();
}
