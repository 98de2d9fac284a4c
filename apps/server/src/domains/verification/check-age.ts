import { ageNotificationsOf } from '../../platform/age-assurance/provider.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { emit } from '../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { POLL_AGE_PROVIDER } from './job-names.ts';
import { findCheck, listLingering } from './queries/age-checks.ts';
import { endCheck, openCheck } from './store/age-checks.ts';

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'ageAssurance'>;

const HOUR = 3_600_000;
const BATCH = 100;

/** Creates a session at the provider. A retry after a crash creates another one; the first is never used. */
export async function startAtProvider({ id }: { id: string }, { db, clock, config, ageAssurance }: Dependencies): Promise<void> {
  const check = await findCheck(db, id);
  if (check?.result !== 'starting' || !ageAssurance) return;
  const started = await ageAssurance.begin({
    reference: id,
    returnTo: `${config.PUBLIC_URL}/verify?age=${id}`,
    notifyAt: ageNotificationsOf(config),
  });
  await transaction(db, async (tx) => {
    await openCheck(tx, id, started);
    await emit(tx, clock, 'verification.changed', { memberId: check.memberId });
  });
}

const results = { adult: 'passed', minor: 'failed', expired: 'expired' } as const;

/** Polls the provider and stores only the result. While the check is pending, the job that expires checks enqueues the next poll. */
export async function pollProvider({ id }: { id: string }, { db, clock, ageAssurance }: Dependencies): Promise<void> {
  const check = await findCheck(db, id);
  if (check?.result !== 'open' || check.session === null || !ageAssurance) return;
  const answer = await ageAssurance.answer(check.session);
  if (answer === 'pending') return;
  await transaction(db, async (tx) => {
    const isEnded = await endCheck(tx, id, { result: results[answer], at: clock.now() });
    if (isEnded) await emit(tx, clock, 'verification.changed', { memberId: check.memberId });
  });
}

/** Ends checks that are open for more than two hours, and polls the others again. */
export async function expireAgeChecks({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id, result, startedAt } of await listLingering(db, new Date(now.getTime() - HOUR / 12), BATCH)) {
    await transaction(db, async (tx) => {
      if (startedAt.getTime() < now.getTime() - 2 * HOUR) await endCheck(tx, id, { result: 'expired', at: now });
      else if (result === 'open') await enqueue(tx, POLL_AGE_PROVIDER, { id }, { key: `${POLL_AGE_PROVIDER}/${id}` });
    });
  }
}
