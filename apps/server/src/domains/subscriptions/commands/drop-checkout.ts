import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findCheckout, isPaid } from '../queries/checkouts.ts';
import { listHeld } from '../queries/held.ts';
import { removeCheckout } from '../store/billing.ts';

export async function dropCheckout(tx: Tx, memberId: string, id: string): Promise<void> {
  if ((await listHeld(tx, memberId)).some((held) => held.id === id)) throw new ApiError('subscriptions.paid');
  const checkout = await findCheckout(tx, id);
  if (checkout?.memberId !== memberId) throw new ApiError('page.missing');
  if (await isPaid(tx, id)) throw new ApiError('subscriptions.paid');
  await removeCheckout(tx, id);
}
