import { keysLabel } from '@subrosa/transparency/map/labels';
import { parseProofs } from '@subrosa/transparency/map/proof-steps';
import { verifyProofs } from '@subrosa/transparency/map/verify-leaf';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aRecordedMember, useSigners } from '../../../../test/support/transparency.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findPublishedEdition } from '../queries/editions.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { deleteReplaced } from '../signing/store/maps.ts';

const clock = aClock();
// Keys are kept for 400 days: that is ten editions of 40 days.
const api = useApi({ clock, config: { TRANSPARENCY_INTERVAL_SECONDS: 40 * 86_400 } });
const aSigner = useSigners();
const KEPT = 10;

interface OwnProofs {
  editions: number[];
  proofs: string;
  next: number | null;
}

async function publish(editions: number): Promise<void> {
  const signer = aSigner({ ...api.config, TRANSPARENCY_INTERVAL_SECONDS: 3600 }, clock);
  clock.pass(editions * HOUR);
  while (await publishEdition(signer));
}

type Member = Awaited<ReturnType<typeof aRecordedMember>>;
let early: Member;
let late: Member;
let newest: number;

beforeAll(async () => {
  early = await aRecordedMember(api);
  await publish(1);
  await publish(13);
  late = await aRecordedMember(api);
  await publish(2);
  newest = (await findPublishedEdition(api.db)) ?? 0;
  await transaction(api.db, async (tx) => {
    for (let edition = 0; edition <= newest - KEPT; edition += 1) await deleteReplaced(tx, 'keys', edition);
  });
});

const request = (member: Member, since: string) => member.call<OwnProofs>('GET', `/api/transparency/own/keys?since=${since}`);

/** All editions that a browser obtains and verifies. */
async function verifyAll({ id, ...member }: Member, since: number): Promise<{ editions: number[]; requests: number }> {
  const editions: number[] = [];
  let requests = 0;
  for (let next: number | null = since; next !== null; requests += 1) {
    const { body, status } = await request({ id, ...member }, String(next));
    expect(status).toBe(200);
    expect(body.editions.length).toBeLessThanOrEqual(200);
    const rows = await api.db
      .selectFrom('transparency_edition')
      .selectAll()
      .where('number', 'in', body.editions)
      .orderBy('number')
      .execute();
    const steps = parseProofs(Buffer.from(body.proofs, 'base64'), body.editions.length);
    const roots = rows.map(({ keys_root: root }) => new Uint8Array(root));
    expect(steps.ok && verifyProofs(keysLabel(id), roots, steps.value).ok).toBe(true);
    editions.push(...body.editions);
    next = body.next;
  }
  return { editions, requests };
}

describe('GET /api/transparency/own/keys', () => {
  it('proves every kept edition to a browser that begins with 0', async () => {
    const { editions, requests } = await verifyAll(early, 0);
    expect(editions).toEqual(Array.from({ length: KEPT }, (_, index) => newest - KEPT + 1 + index));
    expect(requests).toBe(1);
  });

  it('begins with the first edition of a member who joined later', async () => {
    expect(await verifyAll(late, 0)).toEqual({ editions: [newest - 1, newest], requests: 1 });
  });

  it.each(['-1', '2147483648', '1e99', 'NaN', '1.5'])('rejects %s', async (since) => {
    expect((await request(early, since)).status).toBe(400);
  });

  it.each(['1000', '2147483647'])('returns nothing after the newest edition: %s', async (since) => {
    expect((await request(early, since)).body).toEqual({ editions: [], proofs: '', next: null });
  });
});
