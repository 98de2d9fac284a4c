import type { FieldProblem } from '@subrosa/contract/refusals';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import { labelProblem } from '../change/labels.ts';
import { sealText } from '../sealed.ts';
import { replacePaymentMethods } from '../store/payment.ts';
import { lockProfile } from '../store/profile.ts';

interface Payment {
  memberId: string;
  methods: readonly { name: string; account: string }[];
}

/** Names are for members, so they hold no account; accounts are sealed. */
export async function savePayment(tx: Tx, { memberId, methods }: Payment, { clock, config }: CallPlatform): Promise<void> {
  const words = await listProhibitedWords(tx);
  const fields = new Map<string, FieldProblem>();
  for (const [index, { name }] of methods.entries()) {
    const problem = labelProblem(name, words);
    if (problem) fields.set(`methods.${index}.name`, problem);
  }
  if (fields.size > 0) throw new Refusal('request.invalid', { fields: Object.fromEntries(fields) });

  // Locked first: the lists of two tabs would otherwise mix.
  await lockProfile(tx, memberId, clock.now());
  const sealed = methods.map(({ name, account }) => ({
    id: newId(),
    name,
    accountSealed: sealText(config.SEAL_SECRET, 'payment', memberId, account),
  }));
  await replacePaymentMethods(tx, memberId, sealed);
  await emit(tx, clock, 'profiles.changed', { memberId });
}
