import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { tamperings, undone } from '../../../test/support/audit.ts';
import { aClock } from '../../../test/support/clock.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import type { Anchor } from './anchors.ts';
import { appendAudit, verifyChain } from './index.ts';
import { verifyWholeChain } from './verify-chain.ts';

const LINKS = 24;
const TRIES = 1000;

const testDb = useDatabase();
const clock = aClock();
let anchor: Anchor;

beforeAll(async () => {
  const { id: memberId } = await aMember(testDb.db, testDb.config);
  for (let index = 0; index < LINKS; index += 1) {
    clock.pass(1000);
    const personal = { secret: testDb.config.DATA_ENCRYPTION_SECRET, memberId, payload: { name: 'Ada' } };
    await transaction(testDb.db, (tx) =>
      appendAudit(tx, clock, {
        actorId: index % 5 === 0 ? null : newId(),
        action: 'document.accessed',
        subjectKind: 'document',
        subjectId: newId(),
        detail: { because: 'case', index },
        ...(index % 3 === 0 && { personal }),
      }),
    );
  }
  const { end } = await verifyChain(testDb.db);
  anchor = { ...end, at: clock.now().toISOString() };
  // An attacker who owns the tables can disable the triggers.
  await sql`ALTER TABLE audit_entry DISABLE TRIGGER USER`.execute(testDb.db);
});

it(`verifyChain detects ${TRIES} of ${TRIES} manipulations`, async () => {
  expect(await verifyChain(testDb.db, [anchor])).toMatchObject({ entries: LINKS, problems: [] });
  const kinds = Object.entries(tamperings);
  const missed: string[] = [];
  for (let round = 0; round < TRIES; round += 1) {
    const [name, tamper] = kinds[round % kinds.length]!;
    const seq = 1 + Math.floor(Math.random() * LINKS);
    // Another sequence number, so that swapping the two entries changes the chain.
    const other = 1 + ((seq + Math.floor(Math.random() * (LINKS - 1))) % LINKS);
    const { problems } = await undone(testDb.db, async (tx) => {
      await tamper(tx, { seq, other, last: LINKS });
      return verifyWholeChain(tx, [anchor]);
    });
    if (problems.length === 0) missed.push(`${name} at ${seq}, ${other}`);
  }
  expect(missed).toEqual([]);
  expect(await verifyChain(testDb.db, [anchor])).toMatchObject({ entries: LINKS, problems: [] });
}, 120_000);
