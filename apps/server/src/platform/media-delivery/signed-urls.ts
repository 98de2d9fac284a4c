import { createHmac, timingSafeEqual } from 'node:crypto';
import { anyOf, newestOf } from '../secrets.ts';

/** Path of files; the load balancer routes everything below it to the gateway. */
export const DELIVERY_PATH = '/media';

const HALF_HOUR = 1800;
// 132 bits: as hard to guess as an id, and cheap enough to sign sixty URLs for a page.
const SIGNATURE_LENGTH = 22;

/** A URL is valid for one generation of an item; the next generation revokes it. */
export interface Deliverable {
  id: string;
  generation: number;
}

/** Creates URLs of files. The domain that owns the item checks access first. */
export interface Delivery {
  /** Returns the URL of one file of an item. It stays the same for half an hour, so that browsers and a CDN can cache the file. */
  fileOf(item: Deliverable, file: string): string;
  /** Returns the URL of a file, valid also for other files of the same folder, such as a playlist with its segments. */
  folderOf(item: Deliverable, folder: string, file: string): string;
}

/**
 * Valid for at least half an hour and at most an hour. Expiry times differ between items, so that a CDN does not lose all
 * files at once.
 */
function expiryOf(id: string, now: Date): string {
  const offset = Number.parseInt(id.slice(0, 4), 16) % HALF_HOUR;
  const halfHours = Math.floor((now.getTime() / 1000 + offset) / HALF_HOUR) + 2;
  return (halfHours * HALF_HOUR - offset).toString(36);
}

/** Signs each part as written, so that a URL has only one valid spelling. */
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

/** Parses a URL; null when its signature is invalid or it has expired. The caller checks whether its generation is current. */
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
