import type { MemberCard } from '@subrosa/contract/explore';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { RelationFixture } from './relation-fixture.ts';

/** Reduces the bodies of all pages to one word of the table. */
export type Read = (pages: readonly unknown[], fixture: RelationFixture) => string;

const ofBody =
  <Body>(read: (body: Body, fixture: RelationFixture) => string): Read =>
  ([body], fixture) =>
    read(body as Body, fixture);

export const always =
  (word: string): Read =>
  () =>
    word;

export const readState: Read = ofBody((body: { state: string }) => body.state);

export const readProfile: Read = ofBody(({ can, about, age, city, photo, gallery }: ProfileView) => {
  const inside = [can.seeContents, about !== '', age !== null, city !== null, gallery.total > 0];
  if (photo === null) return 'no photo';
  if (inside.every(Boolean)) return 'full';
  return inside.some(Boolean) ? 'half' : 'card';
});

/** Returns whether the subject's card is in the list, and with how many details. */
function cardIn(cards: readonly MemberCard[], { subject }: RelationFixture): string {
  const found = cards.filter(({ id }) => id === subject.id);
  const [card] = found;
  if (!card) return 'absent';
  if (found.length > 1) return 'twice';
  const inside = [card.city !== null, card.age !== null, card.interests.length > 0];
  if (inside.every(Boolean)) return 'full';
  return inside.some(Boolean) ? 'half' : 'card';
}

const across =
  <Page, Entry>(entriesOf: (page: Page) => readonly Entry[], read: (entries: readonly Entry[], fixture: RelationFixture) => string): Read =>
  (pages, fixture) =>
    read(
      pages.flatMap((page) => entriesOf(page as Page)),
      fixture,
    );

export const readCards: Read = across(({ users }: { users: MemberCard[] }) => users, cardIn);
export const readConnections: Read = across(({ users }: { users: { member: MemberCard }[] }) => users.map(({ member }) => member), cardIn);
export const readAuthors: Read = across(
  ({ endorsements }: { endorsements: { author: MemberCard }[] }) => endorsements.map(({ author }) => author),
  cardIn,
);

/** Returns whether the list has any entry. */
const anything = (entries: readonly unknown[]) => (entries.length > 0 ? 'full' : 'empty');
export const readItems: Read = across(({ items }: { items: unknown[] }) => items, anything);
export const readPosts: Read = across(({ requests }: { requests: unknown[] }) => requests, anything);
export const readEntries: Read = across(({ entries }: { entries: unknown[] }) => entries, anything);
export const readEndorsements: Read = across(({ endorsements }: { endorsements: unknown[] }) => endorsements, anything);
export const readAnybody: Read = across(({ users }: { users: unknown[] }) => users, anything);
export const readAnyIds: Read = across((ids: string[]) => ids, anything);

/** Returns whether the response contains the id or username of the subject. */
export const listedAs =
  (word: string): Read =>
  (pages, { subject }) => {
    const text = JSON.stringify(pages);
    return text.includes(subject.id) || text.includes(`"${subject.username}"`) ? word : 'absent';
  };
