import { route } from '@subrosa/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../support/eventually.ts';
import { useApi } from '../support/test-api.ts';
import { answersTo, aRelationFixture, clear, removeSubject, stand, type BuiltRelationFixture } from '../support/relations.ts';
import { endpoints } from '../../src/app/domains.ts';
import { everyCall, mayConcernMembers, routeOf } from './calls.ts';
import { exceptions } from './exceptions.ts';
import { questions } from './questions.ts';
import { hidden, relations, type Answer, type RelationName } from './relation-fixture.ts';
import { readTable, type Outcomes } from './read-table.ts';
import { table } from './table.ts';

const api = useApi();
const questionEntries = Object.entries(questions);
const isReading = (name: string) => routeOf(questions[name]!.call).method === 'GET';

type Answers = Map<string, Answer[]>;
/** The outcome of each cell, the responses, and the responses to the same requests after the subject was deleted. */
const seen: Record<string, Partial<Record<RelationName, string>>> = {};
const answersByRelation = new Map<RelationName, Answers>();
const answersOfMissing = new Map<RelationName, Answers>();
let missingPage: string;

/** Runs reads concurrently and restores the fixture after each successful write. A rejected write changes nothing. */
async function collect(fixture: BuiltRelationFixture, putBack: () => Promise<void>): Promise<Answers> {
  const answers: Answers = new Map();
  const reading = questionEntries.filter(([name]) => isReading(name));
  await Promise.all(reading.map(async ([name, question]) => answers.set(name, await answersTo(question, fixture))));
  for (const [name, question] of questionEntries.filter(([name]) => !isReading(name))) {
    const written = await answersTo(question, fixture);
    answers.set(name, written);
    if (written.some(({ status }) => status === 200)) await putBack();
  }
  return answers;
}

const errorOutcomes: Record<string, string> = {
  'connections.notConnected': 'rejected',
  'request.invalid': 'rejected',
  'conversations.epochStale': 'rejected',
  'conversations.deviceNotCertified': 'rejected',
  'media.personUnknown': 'unknown',
  // Checked before any row is read.
  'version.required': 'same',
};

function wordFor(name: string, answers: readonly Answer[], fixture: BuiltRelationFixture): string {
  const [first] = answers;
  if (first!.status === 404 && first!.text === missingPage) return 'missing';
  const pages = answers.map(({ text }) => JSON.parse(text) as { body?: unknown; code?: string });
  if (answers.every(({ status }) => status === 200))
    return questions[name]!.read(
      pages.map(({ body }) => body),
      fixture,
    );
  const code = pages[0]!.code ?? 'no code';
  return errorOutcomes[code] ?? `${first!.status} ${code}`;
}

/** Retries while the machine, which also runs the tests, is overloaded. */
async function readMissingPage(): Promise<string> {
  const poll = async () => {
    const answered = await api.get('/api/no-such-page');
    return answered.status === 404 ? answered.text() : null;
  };
  return eventually(poll, 20_000, 'an api that keeps up');
}

beforeAll(async () => {
  missingPage = await readMissingPage();
  for (const relation of relations) {
    const fixture = await aRelationFixture(api, relation);
    const answers = await collect(fixture, () => stand(api.db, fixture));
    answersByRelation.set(relation, answers);
    for (const [name, pages] of answers) (seen[name] ??= {})[relation] = wordFor(name, pages, fixture);
    if ((hidden as readonly RelationName[]).includes(relation)) {
      await removeSubject(api.db, fixture);
      answersOfMissing.set(relation, await collect(fixture, () => Promise.resolve()));
    }
    await clear(api.db, fixture);
  }
}, 240_000);

describe('table of outcomes', () => {
  it.each(table)('$name has the outcomes of the table', ({ name, outcomes }) => {
    expect(seen[name]).toEqual(outcomes);
  });
});

describe('hidden subject', () => {
  const NEVER_THE_SAME = new Set(['date', 'x-request-id']);
  const onTheWire = (answers: readonly Answer[] = []) =>
    answers.map(({ status, headers, text }) => ({
      status,
      text,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NEVER_THE_SAME.has(name))),
    }));
  const mayDiffer = (outcomes: Outcomes, relation: RelationName) => outcomes[relation] === 'own';

  it.each(table)('returns the same responses as for a missing member in $name', ({ name, outcomes }) => {
    for (const relation of hidden.filter((one) => !mayDiffer(outcomes, one))) {
      const answers = onTheWire(answersByRelation.get(relation)?.get(name));
      expect(answers, relation).not.toEqual([]);
      expect(answers, relation).toEqual(onTheWire(answersOfMissing.get(relation)?.get(name)));
    }
  });

  it.each(['searchMembers/name', 'listConfidants', 'listConnected', 'listFavourites'])(
    'leaves no gap in the pages of %s, which continue with other members',
    (name) => {
      const pages = (relation: RelationName) => answersByRelation.get(relation)?.get(name)?.length;
      expect([pages('connected'), ...hidden.map(pages), pages('missing')]).toEqual([3, 2, 2, 2, 2]);
    },
  );

  it.each(table.filter(({ outcomes }) => outcomes.none === 'same'))('returns the same response for every relation in $name', ({ name }) => {
    const answers = relations.map((relation) => onTheWire(answersByRelation.get(relation)?.get(name)));
    for (const one of answers) expect(one).toEqual(answers[0]);
  });
});

describe('completeness of the table', () => {
  const excepted = Object.values(exceptions).flat();
  const answered = Object.values(questions).map(({ call }) => call);

  it('contains a row for every question and a question for every row', () => {
    expect(table.map(({ name }) => name)).toEqual(Object.keys(questions));
  });

  it('covers every served route that concerns members, or lists it as an exception', () => {
    const served = new Set(endpoints.map(({ route: one }) => one));
    const concerned = everyCall.filter(([, one]) => served.has(one) && mayConcernMembers(one)).map(([name]) => name);
    const known = new Set([...answered, ...excepted]);
    expect(concerned.filter((name) => !known.has(name))).toEqual([]);
  });

  it('lists no exception twice, with a row, or without need', () => {
    expect(excepted).toEqual([...new Set(excepted)]);
    expect(excepted.filter((name) => answered.includes(name))).toEqual([]);
    expect(excepted.filter((name) => !mayConcernMembers(routeOf(name)))).toEqual([]);
  });

  it('detects routes that accept or return the identity of a member at any depth', () => {
    const nothing = z.object({});
    const planted = (parts: object) => route({ method: 'GET', path: '/api/planted', summary: 'For tests', reply: nothing, ...parts });
    expect(mayConcernMembers(planted({}))).toBe(false);
    expect(mayConcernMembers(planted({ params: z.object({ id: z.uuid() }) }))).toBe(true);
    expect(mayConcernMembers(planted({ query: z.object({ username: z.string().optional() }) }))).toBe(true);
    expect(mayConcernMembers(planted({ reply: z.array(z.object({ about: z.object({ owner: z.string() }).nullable() })) }))).toBe(true);
  });

  it('rejects a table with a missing cell or an unknown column', () => {
    expect(() => readTable(`${relations.join(' ')}\ngetProfile full`)).toThrow('getProfile has 1 cells');
    expect(() => readTable('none friend')).toThrow('the columns are none, friend');
  });
});
