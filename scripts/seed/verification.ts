import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { personas } from '../../apps/server/test/support/personas.ts';
import { aVerification } from '../../apps/server/test/support/verification.ts';
import { submitSample } from './verification/submit.ts';

const DAY = 86_400_000;

/** Iris, Mei and Dorian are verified; Juniper's documents wait for review, and Yasmin's social media verification was declined. */
export async function seedVerification(tx: Tx, clock: Clock, config: Config): Promise<void> {
  const seeded = await tx.selectFrom('verification').select('id').where('member_id', '=', personas.juniper.id).executeTakeFirst();
  if (seeded) return;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await aVerification(tx, { memberId: personas.iris.id, method: 'document', state: 'approved', at: ago(400) });
  await aVerification(tx, { memberId: personas.iris.id, method: 'social', state: 'approved', at: ago(250) });
  await aVerification(tx, { memberId: personas.mei.id, method: 'document', state: 'approved', at: ago(120) });
  await aVerification(tx, { memberId: personas.dorian.id, method: 'document', state: 'approved', at: ago(60) });
  await aVerification(tx, {
    memberId: personas.yasmin.id,
    method: 'social',
    state: 'declined',
    reason: 'social_number_missing',
    at: ago(3),
  });
  await submitSample(tx, personas.juniper.id, 'SAMPLE1', { clock, config });
}
