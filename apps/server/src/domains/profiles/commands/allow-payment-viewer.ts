import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findRelation } from '../../connections/index.ts';
import { isActive } from '../queries/own.ts';
import { addPaymentViewer, removePaymentViewer } from '../store/payment.ts';

interface Permission {
  memberId: string;
  readerId: string;
  allowed: boolean;
}

/** Allows only active connections, but always lets the member remove a viewer. */
export async function allowPaymentViewer(tx: Tx, { memberId, readerId, allowed }: Permission, clock: Clock): Promise<void> {
  if (!allowed && (await removePaymentViewer(tx, memberId, readerId))) return;
  const { connected } = await findRelation(tx, memberId, readerId);
  if (!connected || !(await isActive(tx, readerId))) throw new ApiError('resource.notFound');
  if (allowed) await addPaymentViewer(tx, memberId, readerId, clock.now());
}
