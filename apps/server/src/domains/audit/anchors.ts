import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { readWholeFile } from '../../platform/storage/read-whole-file.ts';
import type { ChainEnd } from './chain.ts';

/** The end of the chain at a moment, signed and stored where the owner of the database cannot change it. */
export interface Anchor extends ChainEnd {
  at: string;
}

const anchorSchema = z.object({ seq: z.int().min(0), hash: z.string(), at: z.string(), key: z.string(), signature: z.string() });

/** Number of days whose last anchor the daily verification reads; of the last day it reads all anchors. */
const DAYS_READ = 60;

type KeyWithId = JsonWebKey & { kid: string };
type Settings = Pick<Config, 'AUDIT_FOLDER' | 'AUDIT_VERIFY_KEYS'>;

const signedBytes = ({ seq, hash, at }: Anchor) => Buffer.from(`subrosa audit\n${seq}\n${hash}\n${at}`);

const timeOf = ({ at }: Anchor) => at.replaceAll(':', '-');
/** Sorts by time; the sequence number separates anchors that two workers sign in the same moment. */
const nameOf = (folder: string, anchor: Anchor) => `${folder}/${timeOf(anchor)}-${anchor.seq}.json`;
const dayOf = (name: string, folder: string) => name.slice(folder.length + 1, folder.length + 11);

export async function storeAnchor(store: ObjectStore, settings: Settings & { AUDIT_SIGN_KEY: string }, anchor: Anchor): Promise<void> {
  const jwk = JSON.parse(settings.AUDIT_SIGN_KEY) as KeyWithId;
  const signature = sign(null, signedBytes(anchor), createPrivateKey({ key: jwk, format: 'jwk' })).toString('base64url');
  const { seq, hash, at } = anchor;
  const text = JSON.stringify({ seq, hash, at, key: jwk.kid, signature });
  await store.put(nameOf(settings.AUDIT_FOLDER, anchor), Buffer.from(text), 'application/json');
}

/**
 * Returns all anchors of the last day, the last anchor of each earlier day, and the names of files without a valid
 * signature.
 */
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

/**
 * Returns the newest anchor with a valid signature. It reads the bucket, because the owner of the database could name
 * an older one.
 */
export async function findLastAnchor(store: ObjectStore, settings: Settings, now: Date): Promise<Anchor | null> {
  const keys = publicKeys(settings.AUDIT_VERIFY_KEYS);
  const moment = now.toISOString();
  // Tries the prefixes of today, this month, this year and all time, so that the listing is short when the newest anchor is
  // recent.
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

/** Returns null unless the signature is valid for this name: a copy of an old anchor must not pass for a new one. */
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
