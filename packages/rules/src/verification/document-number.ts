/** The same for everybody who types it: without spaces and signs, in capitals, with Latin digits. */
export function plainDocumentNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
