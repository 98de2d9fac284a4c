import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { readWholeFile } from '../../platform/storage/read-whole-file.ts';
import type { ChainEnd } from './chain.ts';

/** The end of the chain at some time, signed and kept where the database's owner cannot change it. */
export interface Anchor extends ChainEnd {
  at: string;
}

const anchorSchema = z.object({ seq: z.int().min(0), hash: z.string(), at: z.string(), key: z.string(), signature: z.string() });

/** Days whose last anchors the nightly check reads; of the last day it reads all. */
const DAYS_READ = 60;

type KeyWithId = JsonWebKey & { kid: string };
type Settings = Pick<Config, 'AUDIT_FOLDER' | 'AUDIT_VERIFY_KEYS'>;

const signedBytes = ({ seq, hash, at }: Anchor) => Buffer.from(`subrosa audit\n${seq}\n${hash}\n${at}`);

const timeOf = ({ at }: Anchor) => at.replaceAll(':', '-');
/** By time, and by place where two workers sign in the same moment. */
const nameOf = (folder: string, anchor: Anchor) => `${folder}/${timeOf(anchor)}-${anchor.seq}.json`;
const dayOf = (name: string, folder: string) => name.slice(folder.length + 1, folder.length + 11);

export async function storeAnchor(store: ObjectStore, settings: Settings & { AUDIT_SIGN_KEY: string }, anchor: Anchor): Promise<void> {
  const jwk = JSON.parse(settings.AUDIT_SIGN_KEY) as KeyWithId;
  const signature = sign(null, signedBytes(anchor), createPrivateKey({ key: jwk, format: 'jwk' })).toString('base64url');
  const { seq, hash, at } = anchor;
  const text = JSON.stringify({ seq, hash, at, key: jwk.kid, signature });
  await store.put(nameOf(settings.AUDIT_FOLDER, anchor), Buffer.from(text), 'application/json');
}

/** Anchors of the last day, the last one of each day before, and the names of those that we did not sign as they stand. */
export async function loadAnchors(store: ObjectStore, settings: Settings): Promise<{ anchors: Anchor[]; forged: string[] }> {
  const folder = settings.AUDIT_FOLDER;
  const byDay = Map.groupBy((await store.list(`${folder}/`)).toSorted(), (name) => dayOf(name, folder));
  const days = [...byDay.values()].slice(-DAYS_READ);
  const names = [...days.slice(0, -1).flatMap((ofDay) => ofDay.slice(-1)), ...(days.at(-1) ?? [])];
  const keys = publicKeys(settings.AUDIT_VERIFY_KEYS);
  const anchors: Anchor[] = [];
  const forged: string[] = [];
  for (const name of names) {
    const anchor = await loadAnchor(store, name, settings, keys);
    if (anchor) anchors.push(anchor);
    else forged.push(name);
  }
  return { anchors, forged };
}

/** The newest that we signed. The bucket is asked, not the database, whose owner could name an older one. */
export async function findLastAnchor(store: ObjectStore, settings: Settings, now: Date): Promise<Anchor | null> {
  const keys = publicKeys(settings.AUDIT_VERIFY_KEYS);
  const moment = now.toISOString();
  // Of today, of the month, of the year, of all time: a listing is short where the newest is recent.
  for (const length of [10, 7, 4, 0]) {
    const names = await store.list(`${settings.AUDIT_FOLDER}/${moment.slice(0, length)}`);
    for (const name of names.toSorted().toReversed()) {
      const anchor = await loadAnchor(store, name, settings, keys);
      if (anchor) return anchor;
    }
  }
  return null;
}

function publicKeys(keySet: string): Map<string, KeyObject> {
  const { keys } = JSON.parse(keySet) as { keys: KeyWithId[] };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
}

/** Null where we did not sign it, or not for this name: a copy of an old one must not pass for a new one. */
async function loadAnchor(
  store: ObjectStore,
  name: string,
  { AUDIT_FOLDER }: Settings,
  keys: ReadonlyMap<string, KeyObject>,
): Promise<Anchor | null> {
  const parsed = anchorSchema.safeParse(asJson(await readWholeFile(store, name)));
  if (!parsed.success) return null;
  const { seq, hash, at, key, signature } = parsed.data;
  const anchor = { seq, hash, at };
  if (!name.startsWith(`${AUDIT_FOLDER}/${timeOf(anchor)}`)) return null;
  const known = keys.get(key);
  return known && verify(null, signedBytes(anchor), known, Buffer.from(signature, 'base64url')) ? anchor : null;
}

function asJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
