import type { DocumentDetails } from '@subrosa/rules/documents/document-details';
import { submitVerification } from '../../../apps/server/src/domains/verification/commands/submit-verification.ts';
import type { Clock } from '../../../apps/server/src/platform/clock.ts';
import type { Config } from '../../../apps/server/src/platform/config/config.ts';
import type { Db, Tx } from '../../../apps/server/src/platform/db/database.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { aMember } from '../../../apps/server/test/support/members.ts';
import { storeDocuments } from './store-documents.ts';

interface SeedContext {
  clock: Clock;
  config: Config;
}

/** Submits sample documents of a member; no person is in them. */
export async function submitSample(
  tx: Tx,
  ownerId: string,
  number: string,
  { clock, config }: SeedContext,
  lifetime = false,
): Promise<void> {
  const details: DocumentDetails = {
    fullName: 'Sample Person',
    documentNumber: number,
    dateOfBirth: '1990-01-02',
    country: 'CA',
    expiresOn: '2034-06-30',
  };
  const documents = await storeDocuments(tx, { ownerId, details, at: clock.now(), config });
  const submission = { method: 'document', documents, documentNumber: number, issuedBy: 'CA', expiresOn: '2034-06-30', lifetime } as const;
  await submitVerification(tx, ownerId, { ...submission, documents: [...documents] }, { clock, config });
}

/** Creates `count` members, each with documents that wait for review. */
export async function submitVerifications(db: Db, config: Config, count: number): Promise<void> {
  const clock = { now: () => new Date() };
  for (let index = 0; index < count; index += 1) {
    await transaction(db, async (tx) => {
      const { id, username } = await aMember(tx, config);
      await submitSample(tx, id, `S${username}`, { clock, config });
    });
  }
}
