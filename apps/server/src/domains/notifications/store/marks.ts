import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import { readAllStatement, readOneStatement, removeAllStatement, removeOneStatement } from '../queries/statements.ts';

/** Each says whether that changed something. */
export async function readOne(tx: Tx, memberId: string, number: number, at: Date): Promise<boolean> {
  return (await runPrepared(tx, readOneStatement, [memberId, number, at])).length > 0;
}

export async function readAll(tx: Tx, memberId: string, upTo: number | null): Promise<boolean> {
  return (await runPrepared(tx, readAllStatement, [memberId, upTo])).length > 0;
}

export async function removeOne(tx: Tx, memberId: string, number: number): Promise<boolean> {
  return (await runPrepared(tx, removeOneStatement, [memberId, number])).length > 0;
}

export async function removeAll(tx: Tx, memberId: string, upTo: number | null): Promise<boolean> {
  return (await runPrepared(tx, removeAllStatement, [memberId, upTo])).length > 0;
}
