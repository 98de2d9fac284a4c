import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findCheckout, isPaid } from '../queries/checkouts.ts';
import { listHeld } from '../queries/held.ts';
import { removeCheckout } from '../store/billing.ts';

export async function dropCheckout(tx: Tx, memberId: string, id: string): Promise<void> {
  if ((await listHeld(tx, memberId)).some((held) => held.id === id)) throw new Refusal('subscriptions.paid');
  const checkout = await findCheckout(tx, id);
  if (checkout?.memberId !== memberId) throw new Refusal('page.missing');
  if (await isPaid(tx, id)) throw new Refusal('subscriptions.paid');
  await removeCheckout(tx, id);
}
