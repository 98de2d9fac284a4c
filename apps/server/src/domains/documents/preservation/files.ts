/** Where a preserved file lies in the bucket of sealed documents; what may read `sealed/` need not reach this. */
export const preservedKey = (id: string): string => `preserved/${id}`;

/** What the key of a preserved file is bound to. */
export const preservedContextOf = ({ id, caseId }: { id: string; caseId: string }) => ({ preserved: id, case: caseId });

/** A file of a conversation stays under its sender's key: how it is opened stands before it, in a line of its own. */
export function packAttachment(opens: object, encrypted: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(opens)}\n`), encrypted]);
}
