import { createHmac, timingSafeEqual } from 'node:crypto';
import { anyOf, newestOf } from '../secrets.ts';

/** Where browsers ask for files; a balancer sends everything below it to the gateway. */
export const DELIVERY_PATH = '/media';

const HALF_HOUR = 1800;
// 132 bits: as hard to guess as an id, and short enough to sign sixty of a page.
const SIGNATURE_LENGTH = 22;

/** What is delivered: an address is good for one generation of an item, and the next makes it void. */
export interface Deliverable {
  id: string;
  generation: number;
}

/** Makes addresses of files. Who may have one is asked of the domain that owns the thing, before. */
export interface Delivery {
  /** The address of one file of an item. It stays the same for half an hour, so that browsers and a CDN keep the file. */
  fileOf(item: Deliverable, file: string): string;
  /** The address of a file whose neighbours in the same folder open with it, such as a playlist with its segments. */
  folderOf(item: Deliverable, folder: string, file: string): string;
}

/** Good for at least half an hour and at most a whole one. Each item changes at a time of its own, or a CDN would lose everything at once. */
function expiryOf(id: string, now: Date): string {
  const offset = Number.parseInt(id.slice(0, 4), 16) % HALF_HOUR;
  const halfHours = Math.floor((now.getTime() / 1000 + offset) / HALF_HOUR) + 2;
  return (halfHours * HALF_HOUR - offset).toString(36);
}

/** Everything is signed as it is written, so that an address has no second spelling. */
function sign(secret: string, term: string, id: string, scope: string): string {
  return createHmac('sha256', secret).update(`${term}/${id}/${scope}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

export function deliveryOf(setting: string, clock: { now(): Date }): Delivery {
  const secret = newestOf(setting);
  const signedPath = ({ id, generation }: Deliverable, scope: string, file: string) => {
    const term = `${expiryOf(id, clock.now())}.${generation.toString(36)}`;
    return `${DELIVERY_PATH}/${term}.${sign(secret, term, id, scope)}/${id}/${file}`;
  };
  return {
    fileOf: (item, file) => signedPath(item, file, file),
    folderOf: (item, folder, file) => signedPath(item, `${folder}/`, `${folder}/${file}`),
  };
}

export interface SignedUrlInput extends Deliverable {
  file: string;
  expiresAt: Date;
}

const SIGNED_PATH =
  /^\/media\/(?<term>(?<expiry>[0-9a-z]{1,8})\.(?<generation>[0-9a-z]{1,7}))\.(?<signature>[\w-]{22})\/(?<id>[0-9a-f-]{36})\/(?<file>(?<folder>[\w-]+\/)?(?:[\w-]+\/)*[\w-]+\.\w{2,5})$/;

/** What an address opens; null when we did not make it, or it is too old. Whether its generation still counts, the caller asks. */
export function parseSignedUrl(secret: string, path: string, now: Date): SignedUrlInput | null {
  const parts = SIGNED_PATH.exec(path)?.groups;
  if (!parts) return null;
  const { term = '', expiry = '', generation = '', signature = '', id = '', file = '', folder } = parts;
  const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000);
  if (expiresAt <= now) return null;
  const isSignedFor = (scope: string) =>
    anyOf(secret, (one) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(one, term, id, scope))));
  if (!isSignedFor(file) && !(folder && isSignedFor(folder))) return null;
  return { id, generation: Number.parseInt(generation, 36), file, expiresAt };
}
