/**
 * A Golomb-coded set stores texts compactly. Each text is hashed to a number below `entries × 2^remainderBits`; the differences between the
 * sorted numbers are stored in Rice coding. Every entry is found; another text is mistaken for an entry with a probability of about
 * 2^-remainderBits.
 */
export type GolombSet = { readonly entries: number; has(text: string): boolean };

const HEADER_BYTES = 12;

export function encodeGolombSet(texts: readonly string[], remainderBits: number): Uint8Array<ArrayBuffer> {
  const divisor = 2 ** remainderBits;
  const range = texts.length * divisor;
  const numbers = [...new Set(texts.map((text) => hash(text, range)))].toSorted((one, other) => one - other);
  // The quotients together are at most the range divided by the divisor, so this size is enough.
  const bits = new Uint8Array(Math.ceil((numbers.length * (remainderBits + 1) + texts.length) / 8));
  let end = 0;
  const push = (bit: number) => {
    bits[end >>> 3] = (bits[end >>> 3] ?? 0) | (bit << (7 - (end & 7)));
    end += 1;
  };
  let before = -1;
  for (const number of numbers) {
    const distance = number - before - 1;
    before = number;
    for (let left = Math.floor(distance / divisor); left > 0; left -= 1) push(1);
    push(0);
    for (let bit = remainderBits - 1; bit >= 0; bit -= 1) push((distance >>> bit) & 1);
  }
  const used = bits.subarray(0, Math.ceil(end / 8));
  const bytes = new Uint8Array(HEADER_BYTES + used.length);
  const header = new DataView(bytes.buffer);
  [remainderBits, texts.length, numbers.length].forEach((field, index) => header.setUint32(index * 4, field));
  bytes.set(used, HEADER_BYTES);
  return bytes;
}

export function decodeGolombSet(buffer: ArrayBuffer): GolombSet {
  const header = new DataView(buffer, 0, HEADER_BYTES);
  const [remainderBits, entries, length] = [header.getUint32(0), header.getUint32(4), header.getUint32(8)];
  const divisor = 2 ** remainderBits;
  const range = entries * divisor;
  const bits = new Uint8Array(buffer, HEADER_BYTES);
  const numbers = new Uint32Array(length);
  let next = 0;
  const pull = () => {
    const bit = ((bits[next >>> 3] ?? 0) >>> (7 - (next & 7))) & 1;
    next += 1;
    return bit;
  };
  let before = -1;
  for (let index = 0; index < length; index += 1) {
    let distance = 0;
    while (pull() === 1) distance += divisor;
    for (let bit = remainderBits - 1; bit >= 0; bit -= 1) distance += pull() << bit;
    before += distance + 1;
    numbers[index] = before;
  }
  return { entries, has: (text) => isAmong(numbers, hash(text, range)) };
}

function isAmong(sorted: Uint32Array, number: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number;
}

/** FNV-1a over UTF-16 units, then MurmurHash3's finalizer, which distributes it over all bits; scaled to the range. */
function hash(text: string, range: number): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return Math.floor((((state ^ (state >>> 16)) >>> 0) / 2 ** 32) * range);
}
