import type { Release } from '@subrosa/transparency/entries/entry';
import { findNewestRelease } from '../queries/log.ts';
import { appendEntry, type AppendedEntry, prepareLog } from './append-entry.ts';
import type { Signer } from './signer.ts';
import { waitForSignerLock } from './store/lock.ts';

/** Adds an entry for a release of the web app. The newest release is not added a second time. */
export async function addRelease(signer: Signer, release: Omit<Release, 'kind'>): Promise<AppendedEntry> {
  return waitForSignerLock(signer.db, async (db) => {
    await prepareLog(db, signer);
    const newest = await findNewestRelease(db);
    if (newest && isSame(newest, release)) return { index: newest.index, isNew: false };
    return appendEntry(db, { kind: 'release', ...release }, signer);
  });
}

const isSame = (one: Omit<Release, 'kind'>, other: Omit<Release, 'kind'>) =>
  one.version === other.version && one.commit === other.commit && Buffer.from(one.manifestHash).equals(other.manifestHash);
