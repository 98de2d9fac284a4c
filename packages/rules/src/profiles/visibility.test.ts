import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Relation } from '../connections/relation.ts';
import { audiences, viewersAs, type Audience, type ViewAs } from './audiences.ts';
import { allAudiences, differingAudiences } from './chosen-audiences.ts';
import { audienceFields, fieldAudiences, medicalAudiences, type AudienceField } from './fields.ts';
import { extentOf, visiblePartsOf, type Guest, type OwnersChoice } from './visibility.ts';

const relations = {
  self: { self: true, connected: false, blocked: false },
  connected: { self: false, connected: true, blocked: false },
  stranger: { self: false, connected: false, blocked: false },
  blocked: { self: false, connected: false, blocked: true },
  'blocked, connected before': { self: false, connected: true, blocked: true },
} satisfies Record<string, Relation>;

type Kind = keyof typeof relations;

/** The members of each audience as an explicit table: kind of viewer and plan. */
const audienceMembers: Record<Audience, readonly string[]> = {
  all: ['self', 'self premium', 'connected', 'connected premium', 'stranger', 'stranger premium'],
  connections: ['self', 'self premium', 'connected', 'connected premium'],
  premium: ['self', 'self premium', 'connected premium', 'stranger premium'],
  connections_and_premium: ['self', 'self premium', 'connected', 'connected premium', 'stranger premium'],
  you: ['self', 'self premium'],
};

const guest = (kind: Kind, traits: Partial<Guest> = {}): Guest => ({
  relation: relations[kind],
  premium: false,
  links: false,
  paymentViewer: false,
  ...traits,
});

const audience = fc.constantFrom(...audiences);
const anOwner = fc.record({
  state: fc.constant('active' as const),
  private: fc.boolean(),
  audiences: fc.record(Object.fromEntries(audienceFields.map((field) => [field, audience])) as Record<AudienceField, typeof audience>),
  medicalAudience: fc.constantFrom(...medicalAudiences),
});
const aKind = fc.constantFrom(...(Object.keys(relations) as Kind[]));
const aGuest = fc
  .record({ kind: aKind, premium: fc.boolean(), links: fc.boolean(), paymentViewer: fc.boolean() })
  .map(({ kind, ...traits }) => ({ kind, guest: guest(kind, traits) }));

const runs = { numRuns: 1000 };
const openToAll: OwnersChoice = { state: 'active', private: false, audiences: allAudiences({}), medicalAudience: 'you' };

describe('visiblePartsOf for a field', () => {
  const cells = audiences.flatMap((chosen) =>
    (Object.keys(relations) as Kind[]).flatMap((kind) => [false, true].map((premium) => ({ chosen, kind, premium }))),
  );

  it.each(cells)(
    'shows a field with $chosen to $kind (premium $premium) exactly if they are in the audience',
    ({ chosen, kind, premium }) => {
      for (const field of audienceFields) {
        const owner = { ...openToAll, audiences: { ...openToAll.audiences, [field]: chosen } };
        const seen = visiblePartsOf(owner, guest(kind, { premium })).fields[field];
        expect(seen).toBe(audienceMembers[chosen].includes(premium ? `${kind} premium` : kind));
      }
    },
  );

  it('hides a field from all viewers outside its audience, for all other choices', () => {
    fc.assert(
      fc.property(anOwner, aGuest, (owner, { kind, guest }) => {
        const { fields } = visiblePartsOf(owner, guest);
        for (const field of audienceFields) {
          const member = audienceMembers[owner.audiences[field]].includes(guest.premium ? `${kind} premium` : kind);
          const closed = owner.private && kind === 'stranger';
          expect(fields[field]).toBe(member && !closed);
        }
      }),
      runs,
    );
  });

  it('hides a field from no viewer when its audience widens to all', () => {
    fc.assert(
      fc.property(anOwner, aGuest, fc.constantFrom(...audienceFields), (owner, { guest }, field) => {
        const wider = { ...owner, audiences: { ...owner.audiences, [field]: 'all' as const } };
        expect(!visiblePartsOf(owner, guest).fields[field] || visiblePartsOf(wider, guest).fields[field]).toBe(true);
      }),
      runs,
    );
  });
});

describe('visiblePartsOf and extentOf for a profile', () => {
  it('shows nothing across a block, even to former connections', () => {
    fc.assert(
      fc.property(anOwner, aGuest, (owner, { guest }) => {
        const seen = visiblePartsOf(owner, { ...guest, relation: { ...guest.relation, self: false, blocked: true } });
        expect(seen).toMatchObject({ extent: 'nothing', medical: false, links: false, paymentAccounts: false });
        expect(Object.values(seen.fields)).not.toContain(true);
      }),
      runs,
    );
  });

  it.each(['pending', 'suspended', 'deleted'] as const)('shows the profile of a %s member to its owner only', (state) => {
    expect(extentOf({ state, private: false }, relations.connected)).toBe('nothing');
    expect(extentOf({ state, private: false }, relations.self)).toBe('contents');
  });

  it('shows the profile of a private account as a card to strangers, and in full to connections', () => {
    const owner = { state: 'active', private: true } as const;
    expect(extentOf(owner, relations.stranger)).toBe('card');
    expect(extentOf(owner, relations.connected)).toBe('contents');
  });
});

describe('visiblePartsOf for private parts', () => {
  it('hides medical conditions from all but connections, and from them unless shared', () => {
    fc.assert(
      fc.property(anOwner, aGuest, (owner, { kind, guest }) => {
        const expected = kind === 'self' || (kind === 'connected' && owner.medicalAudience === 'connections');
        expect(visiblePartsOf(owner, guest).medical).toBe(expected);
      }),
      runs,
    );
  });

  it('shows payment accounts to chosen connections only, and links to entitled viewers only', () => {
    fc.assert(
      fc.property(anOwner, aGuest, (owner, { kind, guest }) => {
        const seen = visiblePartsOf(owner, guest);
        if (kind !== 'self' && !(kind === 'connected' && guest.paymentViewer)) expect(seen.paymentAccounts).toBe(false);
        if (!seen.fields.payment) expect(seen.paymentAccounts).toBe(false);
        expect(seen.links).toBe(kind === 'self' || (guest.links && seen.extent === 'contents'));
      }),
      runs,
    );
  });
});

describe('viewersAs', () => {
  const as: Record<ViewAs, [Kind, boolean]> = {
    member: ['stranger', false],
    connection: ['connected', false],
    premium: ['stranger', true],
  };

  it.each(Object.entries(as))('maps %s to what such a member sees', (name, [kind, premium]) => {
    const { self, connected, premium: paid } = viewersAs[name as ViewAs];
    expect({ self, connected }).toEqual({ self: relations[kind].self, connected: relations[kind].connected });
    expect(paid).toBe(premium);
  });
});

describe('differingAudiences and allAudiences', () => {
  it('stores only deviations from the defaults and restores all choices', () => {
    fc.assert(
      fc.property(anOwner, ({ audiences: chosen }) => {
        const kept = differingAudiences(chosen);
        expect(allAudiences(kept)).toEqual(chosen);
        for (const field of audienceFields) expect(field in kept).toBe(chosen[field] !== fieldAudiences[field]);
      }),
      runs,
    );
  });

  it('falls back to the default for unknown stored values', () => {
    expect(allAudiences({ age: 'everybody', birthYear: null, weight: 'you' })).toEqual({ ...fieldAudiences, weight: 'you' });
  });
});
