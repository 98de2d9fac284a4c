import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import { readAllPrepared, readOnePrepared, removeAllPrepared, removeOnePrepared } from '../queries/prepared.ts';

/** Each of these functions returns whether it changed anything. */
export async function markOneRead(tx: Tx, memberId: string, sequence: number, at: Date): Promise<boolean> {
  return (await runPrepared(tx, readOnePrepared, [memberId, sequence, at])).length > 0;
}

export async function setAllRead(tx: Tx, memberId: string, upTo: number | null): Promise<boolean> {
  return (await runPrepared(tx, readAllPrepared, [memberId, upTo])).length > 0;
}

export async function removeOne(tx: Tx, memberId: string, sequence: number): Promise<boolean> {
  return (await runPrepared(tx, removeOnePrepared, [memberId, sequence])).length > 0;
}

export async function removeAll(tx: Tx, memberId: string, upTo: number | null): Promise<boolean> {
  return (await runPrepared(tx, removeAllPrepared, [memberId, upTo])).length > 0;
}
