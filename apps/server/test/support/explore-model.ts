import type { AttributeFilter } from '@subrosa/rules/explore/bits';
import { chordOf } from '@subrosa/rules/explore/distance';
import { ageOf } from '@subrosa/rules/accounts/age';
import { ageBandOf, ageBands, exploreStatuses, radii, searchPlans, searchRoles } from '@subrosa/rules/explore/filter';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { genders } from '@subrosa/rules/reference/choices';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';
import { manySearchableMembers, citiesAround, type Findable, type FindableTraits } from './explore.ts';
import { aBlock, KYIV, VANCOUVER } from './profiles.ts';

const PEOPLE = 300;
const INTERESTS = ['yoga', 'travel', 'photography', 'silk', 'others', 'lace'];
const BIRTH_YEARS = [1950, 1970, 1975, 1985, 1995, 2004];
const LANGUAGES = ['en', 'uk', 'vi', 'zh'] as const;
const NAMES = ['rose', 'rosemary', 'primrose', 'ros', 'rsoe', 'roze', 'ivy', 'poison_ivy', 'oak', 'oakrose'];
const DAYS = ['2026-11-15', '2026-11-14', '2026-11-01', '2026-10-10'];
const TEXTS = 'r ro ros rose rosemary vy ivy poison_ oak raose orse ros1 ivx zzzz pri osem rose7'.split(' ');

const numbersOf = (slugs: readonly string[]) => interestNumbersOf(slugs) ?? [];

interface Row extends Findable {
  rank: bigint;
  search_number: number;
  cell: number | null;
  point: number[] | null;
}

export interface World {
  rows: Row[];
  viewer: Row;
  /** The viewer and members with a block in either direction. */
  unseen: ReadonlySet<string>;
}

const draw = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)] as Item;

function aPerson(index: number, cities: readonly number[], random: () => number): FindableTraits {
  const audience = random() < 0.1 ? ({ city: 'connections', interests: 'premium', languages: 'connections' } as const) : {};
  const hiddenAge = random() < 0.2 ? ({ age: 'premium' } as const) : {};
  return {
    username: `${draw(NAMES, random)}${random() < 0.5 ? draw(NAMES, random) : ''}${index}`,
    accountType: random() < 0.35 ? 'confidant' : 'fetishist',
    state: random() < 0.95 ? 'active' : draw(['pending', 'suspended'] as const, random),
    premium: random() < 0.2,
    verified: random() < 0.2,
    privateAccount: random() < 0.12,
    showPresence: random() < 0.9,
    gender: random() < 0.95 ? draw(genders, random) : null,
    interests: INTERESTS.filter(() => random() < 0.25),
    cityId: random() < 0.93 ? draw(cities, random) : null,
    traveling: random() < 0.15,
    audiences: { ...audience, ...hiddenAge },
    birthDate: random() < 0.9 ? `${draw(BIRTH_YEARS, random)}-05-17` : null,
    languages: LANGUAGES.filter(() => random() < 0.3),
    day: draw(DAYS, random),
    online: random() < 0.3,
  };
}

/** Creates several hundred members of all kinds with blocks, and selects a viewer. */
export async function aWorld(db: Db): Promise<World> {
  let state = 20_261_115;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const cities = [...(await citiesAround(db, VANCOUVER, 300, 25)), KYIV, ...(await citiesAround(db, KYIV, 60, 5))];
  const people = await manySearchableMembers(
    db,
    Array.from({ length: PEOPLE }, (_, index) => aPerson(index, cities, next)),
  );
  const rows = await readRows(db, people);
  if (rows.length !== people.filter((one) => one.state === 'active').length)
    throw new Error('active members, and they alone, have a search row');
  const viewer = rows.find(({ point }) => point !== null);
  if (!viewer) throw new Error('no member has a city');
  const unseen = new Set([viewer.id]);
  for (const [index, other] of rows
    .filter((one) => one !== viewer)
    .slice(0, 40)
    .entries()) {
    if (index % 2 === 0) continue;
    unseen.add(other.id);
    await (index % 4 === 1 ? aBlock(db, viewer.id, other.id) : aBlock(db, other.id, viewer.id));
  }
  return { rows, viewer, unseen };
}

async function readRows(db: Db, people: readonly Findable[]): Promise<Row[]> {
  const { rows } = await sql<{ id: string; rank: string; search_number: number; cell: number | null; point: string | null }>`
    SELECT s.member_id AS id, s.rank, s.search_number, s.cell, c.point::text FROM member_search s LEFT JOIN search_cell c ON c.cell = s.cell`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return people.flatMap((person) => {
    const row = byId.get(person.id);
    if (!row) return [];
    const point = row.point === null ? null : (JSON.parse(row.point.replace('(', '[').replace(')', ']')) as number[]);
    return [{ ...person, ...row, rank: BigInt(row.rank), point }];
  });
}

export interface Question extends AttributeFilter {
  text: string | null;
  online: boolean;
  near: boolean;
  radius: number | null;
}

export const questions: fc.Arbitrary<Question> = fc
  .record({
    role: fc.constantFrom(...searchRoles),
    plan: fc.constantFrom(...searchPlans),
    genders: fc.oneof(fc.constant([]), fc.subarray([...genders, 'male', 'female'], { minLength: 1, maxLength: 3 })),
    interests: fc.oneof(fc.constant([]), fc.subarray(INTERESTS, { minLength: 1, maxLength: 3 })),
    statuses: fc.subarray([...exploreStatuses], { maxLength: 2 }),
    text: fc.option(fc.constantFrom(...TEXTS)),
    ages: fc.oneof(fc.constant([]), fc.subarray([...ageBands], { maxLength: 2 })),
    languages: fc.oneof(fc.constant([]), fc.subarray([...LANGUAGES], { maxLength: 2 })),
    cityId: fc.oneof(fc.constant(null), fc.constantFrom(VANCOUVER, KYIV)),
    near: fc.boolean(),
    radius: fc.option(fc.constantFrom(...radii)),
  })
  .map(({ interests, radius, ...rest }) => ({
    ...rest,
    online: rest.statuses.includes('online'),
    interests: numbersOf(interests),
    radius: rest.near ? radius : null,
  }));

const distance = (a: readonly number[] | null, b: readonly number[] | null) =>
  Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? 0)));

/** The search semantics, implemented again in the simplest possible form. */
function kindOf(name: string, text: string): number | null {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  return text.length >= 3 && name.includes(text) ? 2 : null;
}

/** Returns whether the name begins with the text after one typing error, by trying all possible errors. */
function isMistyped(name: string, text: string): boolean {
  const begins = [-1, 0, 1].map((more) => name.slice(0, text.length + more));
  return begins.some((beginning) => oneErrorApart(beginning, text));
}

function oneErrorApart(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1);
  if (long.length > short.length) return false;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return short.slice(at + 1) === long.slice(at + 1) || swapped;
}

interface Sight {
  open: boolean;
  /** Shows their city to everyone. */
  placed: boolean;
}

function isOfKind(row: Row, { role, plan, statuses, genders: wantedGenders }: Question, { open, placed }: Sight): boolean {
  const ofType = (role === 'all' || row.accountType === role) && (plan === 'all' || row.premium === (plan === 'premium'));
  const aliases: Readonly<Record<string, string>> = { male: 'man', female: 'woman' };
  const ofGender = wantedGenders.length === 0 || (open && wantedGenders.some((word) => (aliases[word] ?? word) === row.gender));
  const verified = !statuses.includes('verified') || row.verified;
  return ofType && ofGender && verified && (!statuses.includes('traveling') || (placed && row.traveling));
}

function isOfDetails(row: Row, question: Question, { open, placed }: Sight): boolean {
  const { languages = [], cityId = null } = question;
  const spoken = open && row.audiences.languages === undefined ? row.languages : [];
  const isInCity = cityId === null || (placed && row.cityId === cityId);
  return isInCity && isOfAge(row, question, open) && (languages.length === 0 || languages.some((code) => spoken.includes(code)));
}

function isOfAge({ birthDate, audiences }: Row, { ages = [] }: Question, open: boolean): boolean {
  if (ages.length === 0) return true;
  if (!open || audiences.age !== undefined || birthDate === null) return false;
  return ages.includes(ageBandOf(ageOf(birthDate, 'UTC', new Date())));
}

const isWithin = ({ point }: Row, viewer: Row, radius: number | null) =>
  point !== null && (radius === null || distance(point, viewer.point) <= chordOf(radius));

function passes({ viewer, unseen }: World, row: Row, question: Question): boolean {
  const open = !row.privateAccount;
  const placed = open && row.audiences.city === undefined;
  if (unseen.has(row.id) || !isOfKind(row, question, { open, placed })) return false;
  const interests = open && row.audiences.interests === undefined ? numbersOf(row.interests) : [];
  if (question.interests.length > 0 && !question.interests.some((number) => interests.includes(number))) return false;
  if (!isOfDetails(row, question, { open, placed })) return false;
  if (question.online && !(row.online && open && row.showPresence)) return false;
  return !question.near || (placed && isWithin(row, viewer, question.radius));
}

/** Returns the ids that a search should find, in order. */
export function expected(world: World, question: Question): string[] {
  const pass = world.rows.filter((row) => passes(world, row, question));
  const text = question.text;
  let kinds = pass
    .map((row) => ({ row, kind: text === null ? 1 : kindOf(row.username.toLowerCase(), text) }))
    .filter(({ kind }) => kind !== null);
  if (text !== null && text.length >= 4 && kinds.length === 0) {
    kinds = pass.filter((row) => isMistyped(row.username.toLowerCase(), text)).map((row) => ({ row, kind: 3 }));
  }
  const far = (row: Row) => (question.near ? distance(row.point, world.viewer.point) : 0);
  const byRank = (a: Row, b: Row) => (a.rank === b.rank ? b.search_number - a.search_number : a.rank < b.rank ? 1 : -1);
  kinds.sort((a, b) => (a.kind ?? 0) - (b.kind ?? 0) || far(a.row) - far(b.row) || byRank(a.row, b.row));
  return kinds.map(({ row }) => row.id);
}
