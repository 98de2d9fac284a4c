import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { CsamCaseView } from '@subrosa/contract/csam';
import type { ReviewerSlot } from '@subrosa/rules/csam/csam';
import type { Tip } from '../../../sandbox/src/tipline/tipline.ts';
import { startDocuments, type RunningDocuments } from '../../src/app/documents.ts';
import { quarantineKey } from '../../src/domains/media/files.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Config } from '../../src/platform/config/config.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { emit } from '../../src/platform/jobs/emit.ts';
import type { Answered } from './browser.ts';
import { useDecoder } from './decoder.ts';
import { useWorker } from './worker.ts';
import type { TestApi } from './test-api.ts';
import { aMedia } from './media.ts';
import { aMember } from './members.ts';
import { aModerator, type Moderator } from './moderation.ts';

/** The worker, the documents process and the NCMEC simulator of this file. */
export function useCsamWorker(api: TestApi, clock: Clock, bucket: { S3_DOCUMENTS_BUCKET: string }) {
  let documents: RunningDocuments | undefined;
  const decoder = useDecoder();
  const stores = {
    get config() {
      return { ...api.config, ...bucket };
    },
  };
  const documentsSettings = () => ({ DOCUMENTS_URL: `http://127.0.0.1:${documents?.port}`, ...decoder });
  const worker = useWorker(stores, {
    clock,
    settings: async (sandboxUrl) => {
      documents = await startDocuments({ ...stores.config, TIPLINE_URL: `${sandboxUrl}/tipline/ispws`, DOCUMENTS_PORT: 0 }, clock);
      return { ...documentsSettings(), HASH_LIST_URL: `${sandboxUrl}/hash-list` };
    },
  });
  afterAll(() => documents?.stop());

  const tips = async (): Promise<Tip[]> => ((await (await fetch(`${worker.sandboxUrl}/tipline/tips`)).json()) as { tips: Tip[] }).tips;

  return {
    worker,
    /** The configuration of a worker in a separate process. */
    workerConfig: (): Config => ({ ...stores.config, TIPLINE_URL: `${worker.sandboxUrl}/tipline/ispws`, ...documentsSettings() }),
    tips,
    finished: async () => (await tips()).filter(({ state }) => state === 'finished'),
    failNext: async (path: string, failure: string, times = 1) => {
      const body = new URLSearchParams({ path, failure, times: String(times) });
      await fetch(`${worker.sandboxUrl}/tipline/failures`, { method: 'POST', body, redirect: 'manual' });
    },
    /** Simulates the delay before the retry of a failed job. */
    runAgain: async () => {
      await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(api.db);
      await worker.runJobs();
    },
    /** Simulates an upload that matched a list of CSAM; the content is random bytes. */
    aMatch: async () => {
      const owner = await aMember(api.db, api.config, { phone: '+16045550133' });
      const { id: mediaId } = await aMedia(api.db, { ownerId: owner.id, state: 'rejected', reason: 'known' });
      const content = randomBytes(5000);
      await worker.storage.put(quarantineKey(mediaId), content, 'application/octet-stream');
      await transaction(api.db, async (tx) => {
        await tx.updateTable('media').set({ csam_flagged_at: clock.now() }).where('id', '=', mediaId).execute();
        await emit(tx, clock, 'media.csamMatched', { mediaId, ownerId: owner.id, list: 'MINORS', distance: 3 });
      });
      await worker.runJobs();
      const { id } = await api.db.selectFrom('moderation_case').select('id').where('subject_id', '=', mediaId).executeTakeFirstOrThrow();
      return { id, mediaId, owner, content };
    },
  };
}

/** Creates a CSAM reviewer in a slot, proposed and confirmed by two others. */
export async function aCsamReviewer(api: TestApi, slot: ReviewerSlot): Promise<CsamReviewer> {
  const person = await aModerator(api);
  const proposedBy = await aMember(api.db, api.config, { staffRole: 'administrator' });
  const confirmedBy = await aMember(api.db, api.config, { staffRole: 'safety_lead' });
  const id = newId();
  const at = new Date();
  await api.db
    .insertInto('csam_reviewer_proposal')
    .values({ id, slot, reviewer_id: person.id, reason: 'Leads the team.', proposed_by: proposedBy.id, proposed_at: at })
    .execute();
  await api.db.updateTable('csam_reviewer_proposal').set({ confirmed_by: confirmedBy.id, confirmed_at: at }).where('id', '=', id).execute();
  await api.db.insertInto('csam_reviewer').values({ slot, member_id: person.id, proposal_id: id }).execute();
  return withCaseActions(person);
}

type CsamCaseResponse = Promise<Answered<CsamCaseView>>;

export interface CsamReviewer extends Moderator {
  cases: () => Promise<Answered<CsamCaseView[]>>;
  prepare: (id: string, body?: object) => CsamCaseResponse;
  giveBack: (id: string) => CsamCaseResponse;
  confirm: (id: string) => CsamCaseResponse;
  resend: (id: string) => CsamCaseResponse;
}

function withCaseActions(person: Moderator): CsamReviewer {
  const onCase = (id: string, action: string, body: object = {}) =>
    person.call<CsamCaseView>('POST', `/api/staff/csam/cases/${id}/${action}`, body);
  return {
    ...person,
    cases: () => person.call<CsamCaseView[]>('GET', '/api/staff/csam/cases'),
    prepare: (id: string, body: object = { verdict: 'report' }) => onCase(id, 'prepare', body),
    giveBack: (id: string) => onCase(id, 'return'),
    confirm: (id: string) => onCase(id, 'confirm'),
    resend: (id: string) => onCase(id, 'resend'),
  };
}
