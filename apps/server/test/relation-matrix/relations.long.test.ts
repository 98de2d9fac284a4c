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
/** A word for each cell; and what was answered there, and again to the same request once the subject was deleted. */
const seen: Record<string, Partial<Record<RelationName, string>>> = {};
const answersByRelation = new Map<RelationName, Answers>();
const answersOfMissing = new Map<RelationName, Answers>();
let missingPage: string;

/** Reads do not disturb each other; what a write has changed is put back before the next. A refusal changes nothing. */
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
  'connections.notConnected': 'refused',
  'request.invalid': 'refused',
  'conversations.epochStale': 'refused',
  'conversations.deviceNotCertified': 'refused',
  'media.personUnknown': 'unknown',
  // Asked before anything is looked for.
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

/** The machine also runs the test: a call that it could not keep up with was not looked at. */
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

describe('a member learns of another by', () => {
  it.each(table)('$name what the table says', ({ name, outcomes }) => {
    expect(seen[name]).toEqual(outcomes);
  });
});

describe('who is blocked or suspended is told from nobody by nothing', () => {
  const NEVER_THE_SAME = new Set(['date', 'x-request-id']);
  const onTheWire = (answers: readonly Answer[] = []) =>
    answers.map(({ status, headers, text }) => ({
      status,
      text,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NEVER_THE_SAME.has(name))),
    }));
  const mayDiffer = (outcomes: Outcomes, relation: RelationName) => outcomes[relation] === 'own';

  it.each(table)('in $name', ({ name, outcomes }) => {
    for (const relation of hidden.filter((one) => !mayDiffer(outcomes, one))) {
      const answers = onTheWire(answersByRelation.get(relation)?.get(name));
      expect(answers, relation).not.toEqual([]);
      expect(answers, relation).toEqual(onTheWire(answersOfMissing.get(relation)?.get(name)));
    }
  });

  it.each(['searchMembers/name', 'listConfidants', 'listConnected', 'listFavourites'])(
    'nor by the pages of %s, which go on past them',
    (name) => {
      const pages = (relation: RelationName) => answersByRelation.get(relation)?.get(name)?.length;
      expect([pages('connected'), ...hidden.map(pages), pages('missing')]).toEqual([3, 2, 2, 2, 2]);
    },
  );

  it.each(table.filter(({ outcomes }) => outcomes.none === 'same'))('nor is anybody else in $name', ({ name }) => {
    const answers = relations.map((relation) => onTheWire(answersByRelation.get(relation)?.get(name)));
    for (const one of answers) expect(one).toEqual(answers[0]);
  });
});

describe('the table', () => {
  const excepted = Object.values(exceptions).flat();
  const answered = Object.values(questions).map(({ call }) => call);

  it('has a row for every question, and a question for every row', () => {
    expect(table.map(({ name }) => name)).toEqual(Object.keys(questions));
  });

  it('forgets no call that is served and names members, or says why it is none of its rows', () => {
    const served = new Set(endpoints.map(({ route: one }) => one));
    const concerned = everyCall.filter(([, one]) => served.has(one) && mayConcernMembers(one)).map(([name]) => name);
    const known = new Set([...answered, ...excepted]);
    expect(concerned.filter((name) => !known.has(name))).toEqual([]);
  });

  it('excepts nothing twice, nothing that it asks, and nothing that needs no exception', () => {
    expect(excepted).toEqual([...new Set(excepted)]);
    expect(excepted.filter((name) => answered.includes(name))).toEqual([]);
    expect(excepted.filter((name) => !mayConcernMembers(routeOf(name)))).toEqual([]);
  });

  it('notices a call that takes or tells somebody, however deep', () => {
    const nothing = z.object({});
    const planted = (parts: object) => route({ method: 'GET', path: '/api/planted', summary: 'For tests', reply: nothing, ...parts });
    expect(mayConcernMembers(planted({}))).toBe(false);
    expect(mayConcernMembers(planted({ params: z.object({ id: z.uuid() }) }))).toBe(true);
    expect(mayConcernMembers(planted({ query: z.object({ username: z.string().optional() }) }))).toBe(true);
    expect(mayConcernMembers(planted({ reply: z.array(z.object({ about: z.object({ owner: z.string() }).nullable() })) }))).toBe(true);
  });

  it('is not read where a cell is missing or a column has another name', () => {
    expect(() => readTable(`${relations.join(' ')}\ngetProfile full`)).toThrow('getProfile has 1 cells');
    expect(() => readTable('none friend')).toThrow('the columns are none, friend');
  });
});
