import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { changeSettings } from '../store/members.ts';

/** Turns email notifications off or on. Required emails are sent regardless. */
export async function changeEmailSubscription(tx: Tx, memberId: string, subscribed: boolean): Promise<boolean> {
  const saved = await changeSettings(tx, memberId, { emailSubscription: subscribed }, null);
  if (!saved) throw new ApiError('accounts.linkInvalid');
  return saved.email_subscription;
}
