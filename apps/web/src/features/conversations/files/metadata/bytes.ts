export type Bytes = Uint8Array<ArrayBuffer>;

/** Four characters of a file: the type of a chunk or box, or a brand. */
export const fourCC = (bytes: Bytes, at: number): string => textAt(bytes, at, 4);

export const textAt = (bytes: Bytes, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

export const viewOf = (bytes: Bytes): DataView<ArrayBuffer> => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
