import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findCheckout, isPaid } from '../queries/checkouts.ts';
import { listOwnSubscriptions } from '../queries/own-subscriptions.ts';
import { removeCheckout } from '../store/billing.ts';

export async function cancelCheckout(tx: Tx, memberId: string, id: string): Promise<void> {
  if ((await listOwnSubscriptions(tx, memberId)).some((held) => held.id === id)) throw new ApiError('subscriptions.alreadyPaid');
  const checkout = await findCheckout(tx, id);
  if (checkout?.memberId !== memberId) throw new ApiError('resource.notFound');
  if (await isPaid(tx, id)) throw new ApiError('subscriptions.alreadyPaid');
  await removeCheckout(tx, id);
}
