import type { SealedPeopleView } from '@subrosa/contract/sealed';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { useApi } from '../../testing/house.ts';
import { aMember } from '../../testing/members.ts';
import { aModerator, type Moderator } from '../../testing/moderation.ts';

const api = useApi();
let administrator: Moderator;
let lead: Moderator;

beforeAll(async () => {
  administrator = await aModerator(api, 'administrator');
  lead = await aModerator(api);
});

const reason = 'She leads the team from today.';
const propose = (who: Moderator, body: object) => who.call<SealedPeopleView>('POST', '/api/staff/sealed/people', { reason, ...body });
const confirm = (who: Moderator, id: string) => who.call<SealedPeopleView>('POST', `/api/staff/sealed/people/${id}/confirm`, {});
const casesOf = async (who: Moderator) => (await who.call('GET', '/api/staff/sealed/cases')).status;

describe('who handles sealed cases', () => {
  it('is proposed by an administrator and confirmed by a safety lead, who is neither of the two', async () => {
    const person = await aModerator(api);
    const proposed = await propose(administrator, { place: 'first', username: person.username });
    const [proposal] = proposed.body.proposals;
    const id = proposal?.id ?? '';
    expect(proposal).toMatchObject({ place: 'first', username: person.username, can: { confirm: false } });
    expect(await casesOf(person)).toBe(404);
    for (const other of [administrator, person, await aModerator(api, 'moderator')]) expect((await confirm(other, id)).status).toBe(404);
    expect((await confirm(lead, id)).body.places[0]).toMatchObject({ place: 'first', username: person.username });
    expect(await casesOf(person)).toBe(200);
    expect(await casesOf(lead)).toBe(404);
    const chain = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(chain.filter(({ action }) => action.startsWith('sealed.'))).toEqual([
      { action: 'sealed.person_proposed', actor_id: administrator.id },
      { action: 'sealed.person_confirmed', actor_id: lead.id },
    ]);

    const empty = (await propose(administrator, { place: 'first', username: null })).body.proposals[0]?.id ?? '';
    await confirm(lead, empty);
    expect(await casesOf(person)).toBe(404);
  });

  it('is somebody who can be named, once, and one proposal a place waits', async () => {
    const person = await aModerator(api, 'moderator');
    expect((await propose(administrator, { place: 'second', username: (await aModerator(api, 'support')).username })).code).toBe(
      'sealed.personUnfit',
    );
    expect((await propose(administrator, { place: 'second', username: (await aMember(api.db, api.config)).username })).status).toBe(404);
    expect((await propose(lead, { place: 'second', username: person.username })).status).toBe(404);
    const { body } = await propose(administrator, { place: 'second', username: person.username });
    expect((await propose(administrator, { place: 'second', username: null })).code).toBe('sealed.placeWaits');
    await confirm(lead, body.proposals[0]?.id ?? '');
    expect((await propose(administrator, { place: 'deputy', username: person.username })).code).toBe('sealed.personUnfit');
  });

  it('is no more whoever has another role by then', async () => {
    const person = await aModerator(api);
    const { body } = await propose(administrator, { place: 'deputy', username: person.username });
    await confirm(lead, body.proposals[0]?.id ?? '');
    expect(await casesOf(person)).toBe(200);
    await administrator.call('POST', '/api/staff/people', { username: person.username, role: 'reviewer' });
    expect(await casesOf(person)).toBe(404);
  });

  it('is two persons also in the database: nobody confirms their own proposal, or themselves', async () => {
    const naming = { place: 'deputy', reason, proposed_at: new Date(), confirmed_at: new Date() };
    const insert = (values: { person_id: string; proposed_by: string; confirmed_by: string }) =>
      api.db
        .insertInto('sealed_naming')
        .values({ id: newId(), ...naming, ...values })
        .execute();
    const [one, other] = [administrator.id, lead.id];
    await expect(insert({ person_id: newId(), proposed_by: one, confirmed_by: one })).rejects.toThrow(/check constraint/);
    await expect(insert({ person_id: other, proposed_by: one, confirmed_by: other })).rejects.toThrow(/check constraint/);
    await expect(insert({ person_id: one, proposed_by: one, confirmed_by: other })).rejects.toThrow(/check constraint/);
  });
});
