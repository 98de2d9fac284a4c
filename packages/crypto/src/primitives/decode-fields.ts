import { BYTES, encodeFields, type Field, NUMBER, TEXT } from './encode-fields.ts';
import { sameBytes } from './hashes.ts';

/** The type of a field and its length. */
const HEAD = 5;
/** The suite comes before the first field. */
const FIRST = 1;

/** The fields that `encodeFields` encoded under this label, or null for anything else. */
export function decodeFields(label: string, bytes: Uint8Array): Field[] | null {
  const fields: Field[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = FIRST; offset < bytes.length;) {
    if (offset + HEAD > bytes.length) return null;
    const end = offset + HEAD + view.getUint32(offset + 1);
    if (end > bytes.length) return null;
    const field = decodeField(bytes[offset], bytes.slice(offset + HEAD, end));
    if (field === null) return null;
    fields.push(field);
    offset = end;
  }
  const [first, ...rest] = fields;
  if (first !== label) return null;
  // The same fields have one encoding: the suite, text and numbers are compared too.
  return sameBytes(encodeFields(label, ...rest), bytes) ? rest : null;
}

function decodeField(type: number | undefined, content: Uint8Array): Field | null {
  if (type === TEXT) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  if (type === BYTES) return content;
  if (type !== NUMBER || content.length !== 8) return null;
  const value = new DataView(content.buffer, content.byteOffset).getBigUint64(0);
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : null;
}
