import type { CsamReviewersView } from '@subrosa/contract/csam';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, aRole, endRole } from '../../../test/support/members.ts';
import { aModerator, type Moderator } from '../../../test/support/moderation.ts';

const api = useApi();
let administrator: Moderator;
let lead: Moderator;

beforeAll(async () => {
  administrator = await aModerator(api, 'administrator');
  lead = await aModerator(api);
});

const reason = 'She leads the team from today.';
const propose = (who: Moderator, body: object) => who.call<CsamReviewersView>('POST', '/api/staff/csam/reviewers', { reason, ...body });
const confirm = (who: Moderator, id: string) => who.call<CsamReviewersView>('POST', `/api/staff/csam/reviewers/${id}/confirm`, {});
const casesOf = async (who: Moderator) => (await who.call('GET', '/api/staff/csam/cases')).status;

describe('/api/staff/csam/reviewers', () => {
  it('requires a proposal by an administrator and a confirmation by an uninvolved safety lead', async () => {
    const person = await aModerator(api);
    const proposed = await propose(administrator, { slot: 'primary', username: person.username });
    const [proposal] = proposed.body.proposals;
    const id = proposal?.id ?? '';
    expect(proposal).toMatchObject({ slot: 'primary', username: person.username, can: { confirm: false } });
    expect(await casesOf(person)).toBe(404);
    for (const other of [administrator, person, await aModerator(api, 'moderator')]) expect((await confirm(other, id)).status).toBe(404);
    expect((await confirm(lead, id)).body.slots[0]).toMatchObject({ slot: 'primary', username: person.username });
    expect(await casesOf(person)).toBe(200);
    expect(await casesOf(lead)).toBe(404);
    const chain = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(chain.filter(({ action }) => action.startsWith('csam.'))).toEqual([
      { action: 'csam.reviewer_proposed', actor_id: administrator.id },
      { action: 'csam.reviewer_confirmed', actor_id: lead.id },
    ]);

    const empty = (await propose(administrator, { slot: 'primary', username: null })).body.proposals[0]?.id ?? '';
    await confirm(lead, empty);
    expect(await casesOf(person)).toBe(404);
  });

  it('accepts only eligible staff in one slot, and one pending proposal for each slot', async () => {
    const person = await aModerator(api, 'moderator');
    expect((await propose(administrator, { slot: 'secondary', username: (await aModerator(api, 'support')).username })).code).toBe(
      'csam.reviewerNotEligible',
    );
    expect((await propose(administrator, { slot: 'secondary', username: (await aMember(api.db, api.config)).username })).status).toBe(404);
    expect((await propose(lead, { slot: 'secondary', username: person.username })).status).toBe(404);
    const { body } = await propose(administrator, { slot: 'secondary', username: person.username });
    expect((await propose(administrator, { slot: 'secondary', username: null })).code).toBe('csam.proposalPending');
    await confirm(lead, body.proposals[0]?.id ?? '');
    expect((await propose(administrator, { slot: 'deputy', username: person.username })).code).toBe('csam.reviewerNotEligible');
  });

  it('revokes the access of a reviewer whose role changes', async () => {
    const person = await aModerator(api);
    const { body } = await propose(administrator, { slot: 'deputy', username: person.username });
    await confirm(lead, body.proposals[0]?.id ?? '');
    expect(await casesOf(person)).toBe(200);
    await aRole(api.db, person.id, 'reviewer');
    expect(await casesOf(person)).toBe(404);
  });

  it('voids the proposal of a former administrator, which another one may replace', async () => {
    const leaving = await aModerator(api, 'administrator');
    const person = await aModerator(api);
    const { body } = await propose(leaving, { slot: 'primary', username: person.username });
    const id = body.proposals[0]?.id ?? '';
    await endRole(api.db, leaving.id);
    expect((await confirm(lead, id)).status).toBe(404);
    const again = await propose(administrator, { slot: 'primary', username: person.username });
    expect(again.body.proposals).toMatchObject([{ slot: 'primary', proposedBy: administrator.username }]);
    expect((await confirm(lead, again.body.proposals[0]?.id ?? '')).status).toBe(200);
  });

  it('rejects in the database that one person proposes and confirms, or confirms themselves', async () => {
    const [one, other] = [administrator.id, lead.id];
    const tryOut = (values: { reviewer_id: string; proposed_by: string }, confirmedBy: string) =>
      transaction(api.db, async (tx) => {
        const id = newId();
        await tx
          .insertInto('csam_reviewer_proposal')
          .values({ id, slot: 'secondary', reason, proposed_at: new Date(), ...values })
          .execute();
        await tx
          .updateTable('csam_reviewer_proposal')
          .set({ confirmed_by: confirmedBy, confirmed_at: new Date() })
          .where('id', '=', id)
          .execute();
      });
    const person = (await aModerator(api)).id;
    await expect(tryOut({ reviewer_id: person, proposed_by: one }, one)).rejects.toThrow(/safety lead/);
    await expect(tryOut({ reviewer_id: other, proposed_by: one }, other)).rejects.toThrow(/check constraint/);
    await expect(tryOut({ reviewer_id: one, proposed_by: one }, other)).rejects.toThrow(/check constraint/);
    await expect(tryOut({ reviewer_id: person, proposed_by: other }, person)).rejects.toThrow(/administrator/);
  });
});
