/** The object key of a preserved file. It has another prefix than documents, so that rights can be granted separately. */
export const preservedKey = (id: string): string => `preserved/${id}`;

/** The context to which the wrapped key of a preserved file is bound. */
export const preservedContextOf = ({ id, caseId }: { id: string; caseId: string }) => ({ preserved: id, case: caseId });

/** A conversation file stays encrypted under its sender's key; the first line contains what is needed to decrypt it. */
export function packAttachment(opens: object, encrypted: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(opens)}\n`), encrypted]);
}
