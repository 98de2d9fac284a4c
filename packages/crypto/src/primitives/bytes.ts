/** Bytes with their own buffer, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export function textToBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function bytesToText(bytes: Bytes): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
