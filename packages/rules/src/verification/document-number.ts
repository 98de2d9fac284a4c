/** Normalises a document number: without spaces and punctuation, in capitals, with Latin digits. */
export function plainDocumentNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
