import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import { labelProblem } from '../change/labels.ts';
import { encryptText } from '../text-encryption.ts';
import { replacePaymentMethods } from '../store/payment.ts';
import { lockProfile } from '../store/profile.ts';

interface Payment {
  memberId: string;
  methods: readonly { name: string; account: string }[];
}

/** Names are visible to members, so they must not contain contact details. Accounts are encrypted. */
export async function savePayment(tx: Tx, { memberId, methods }: Payment, { clock, config }: ApiPlatform): Promise<void> {
  const prohibitedWords = await listProhibitedWords(tx);
  const fields = new Map<string, FieldProblem>();
  for (const [index, { name }] of methods.entries()) {
    const problem = labelProblem(name, prohibitedWords);
    if (problem) fields.set(`methods.${index}.name`, problem);
  }
  if (fields.size > 0) throw new ApiError('request.invalid', { fields: Object.fromEntries(fields) });

  // Locked first: the lists of two tabs would otherwise be mixed.
  await lockProfile(tx, memberId, clock.now());
  const encrypted = methods.map(({ name, account }) => ({
    id: newId(),
    name,
    encryptedAccount: encryptText(config.DATA_ENCRYPTION_SECRET, 'payment', memberId, account),
  }));
  await replacePaymentMethods(tx, memberId, encrypted);
  await emit(tx, clock, 'profiles.changed', { memberId });
}
