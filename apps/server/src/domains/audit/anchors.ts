import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { readWhole } from '../../platform/storage/read-whole.ts';
import type { End } from './chain.ts';

/** The end of the chain at some time, signed and kept where the database's owner cannot change it. */
export interface Anchor extends End {
  at: string;
}

const written = z.object({ seq: z.int().min(0), hash: z.string(), at: z.string(), key: z.string(), signature: z.string() });

const FOLDER = 'anchors/';
/** Nights that are looked back upon. */
const KEPT_IN_MIND = 60;

type NamedKey = JsonWebKey & { kid: string };

const said = ({ seq, hash, at }: Anchor) => Buffer.from(`subrosa audit\n${seq}\n${hash}\n${at}`);

export async function putAnchor(store: ObjectStore, signKey: string, anchor: Anchor): Promise<void> {
  const jwk = JSON.parse(signKey) as NamedKey;
  const signature = sign(null, said(anchor), createPrivateKey({ key: jwk, format: 'jwk' })).toString('base64url');
  const { seq, hash, at } = anchor;
  const text = JSON.stringify({ seq, hash, at, key: jwk.kid, signature });
  await store.put(`${FOLDER}${at.replaceAll(':', '-')}.json`, Buffer.from(text), 'application/json');
}

/** The newest anchors, and the names of those that we did not sign as they stand. */
export async function readAnchors(store: ObjectStore, verifyKeys: string): Promise<{ anchors: Anchor[]; forged: string[] }> {
  const keys = publicKeys(verifyKeys);
  const names = (await store.list(FOLDER)).toSorted().slice(-KEPT_IN_MIND);
  const anchors: Anchor[] = [];
  const forged: string[] = [];
  for (const name of names) {
    const anchor = readAnchor(await readWhole(store, name), keys);
    if (anchor) anchors.push(anchor);
    else forged.push(name);
  }
  return { anchors, forged };
}

function publicKeys(keySet: string): Map<string, KeyObject> {
  const { keys } = JSON.parse(keySet) as { keys: NamedKey[] };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
}

function readAnchor(content: Buffer, keys: ReadonlyMap<string, KeyObject>): Anchor | null {
  const parsed = written.safeParse(asJson(content));
  if (!parsed.success) return null;
  const { seq, hash, at, key, signature } = parsed.data;
  const known = keys.get(key);
  return known && verify(null, said({ seq, hash, at }), known, Buffer.from(signature, 'base64url')) ? { seq, hash, at } : null;
}

function asJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
