import { audiences, type ViewAs } from '@subrosa/rules/profiles/audiences';
import { audienceFields, type AudienceField } from '@subrosa/rules/profiles/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { aCaller, aConnection, aProfile, type ProfileTraits } from '../../../test/support/profiles.ts';

const api = useApi();

async function anOwner(traits: ProfileTraits = {}) {
  const owner = await aCaller(api);
  await aProfile(api.db, owner.id, traits);
  return owner;
}

/** One visitor of each kind. */
async function theirVisitors(ownerId: string): Promise<Record<ViewAs, Awaited<ReturnType<typeof aCaller>>>> {
  const [member, connection, premium] = await Promise.all([aCaller(api), aCaller(api), aCaller(api, { plan: 3 })]);
  await aConnection(api.db, ownerId, connection.id);
  return { member, connection, premium };
}

describe('previewing one’s own profile as another viewer', () => {
  const audience = fc.constantFrom(...audiences);
  const profile = fc.record({
    private: fc.boolean(),
    medicalAudience: fc.constantFrom('you', 'connections'),
    audiences: fc.record(Object.fromEntries(audienceFields.map((field) => [field, audience])) as Record<AudienceField, typeof audience>),
    traveling: fc.boolean(),
    birthDate: fc.constantFrom('1990-05-17', '2000-02-29', null),
  });

  it('shows exactly what such a member sees, for any profile', async () => {
    const owner = await anOwner({
      wishlistUrl: 'https://wishes.example.org',
      links: [{ kind: 'social', platform: 'X', url: 'https://x.example.org' }],
    });
    await owner.call('PUT', '/api/profile/payment', { methods: [{ name: 'Transfer', account: 'AB 12' }] });
    await owner.save({ medical: 'A nut allergy' });
    const visitors = await theirVisitors(owner.id);
    await fc.assert(
      fc.asyncProperty(profile, async (traits) => {
        await owner.save({ audiences: traits.audiences, medicalAudience: traits.medicalAudience });
        await api.db
          .updateTable('profile')
          .set({ location_status: traits.traveling ? 'traveling' : 'home', birth_date: traits.birthDate })
          .where('member_id', '=', owner.id)
          .execute();
        await api.db.updateTable('member_settings').set({ private_account: traits.private }).where('member_id', '=', owner.id).execute();
        for (const [viewAs, visitor] of Object.entries(visitors)) {
          const pretended = await owner.read(owner.username, `?viewAs=${viewAs}`);
          expect(pretended.body).toEqual((await visitor.read(owner.username)).body);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('changes nothing for the profile of another member', async () => {
    const owner = await anOwner();
    const viewer = await aCaller(api);
    expect((await viewer.read(owner.username, '?viewAs=connection')).body).toEqual((await viewer.read(owner.username)).body);
    expect((await viewer.read(owner.username, '?viewAs=staff')).fields).toMatchObject({ viewAs: { code: 'field.notAChoice' } });
  });

  it('works before the account is active', async () => {
    const pending = await aCaller(api, { state: 'pending' });
    await aProfile(api.db, pending.id);
    expect((await pending.read(pending.username, '?viewAs=member')).body).toMatchObject({
      relation: 'none',
      about: 'Quiet evenings, old books.',
    });
  });
});
