import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { loadAnchors } from './anchors.ts';
import { verifyChain, type Verified } from './verify-chain.ts';

interface AuditStores {
  db: Db;
  config: Config;
  anchors: ObjectStore;
}

/** Verifies the chain by itself and against the signed anchors. */
export async function verifyAudit({ db, config, anchors: store }: AuditStores): Promise<Verified & { anchored: number; forged: string[] }> {
  const { anchors, forged } = await loadAnchors(store, config);
  return { ...(await verifyChain(db, anchors)), anchored: Math.max(0, ...anchors.map(({ seq }) => seq)), forged };
}
