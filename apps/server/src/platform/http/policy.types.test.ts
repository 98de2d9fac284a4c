import { route } from '@subrosa/contract/route';
import { socketMessage } from '@subrosa/contract/socket';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { socketMessageHandlers } from '../realtime/message-handler.ts';
import { endpoints } from './endpoint.ts';
import { everyone, members, type Access, type Actor, type Policy, type Rule, type Who } from './policy.ts';

// The compiler runs these tests: an unused `ts-expect-error` fails `npm run check`.

const nothing = z.object({});
const calls = {
  readNote: route({ method: 'GET', path: '/api/note', summary: 'Read', reply: nothing }),
  keepNote: route({ method: 'POST', path: '/api/note', summary: 'Keep', reply: nothing }),
};
const messages = {
  typing: socketMessage({ name: '/typing', summary: 'Types', input: nothing, reply: nothing, example: {} }),
};
const policy: Policy<typeof calls> = { readNote: { who: everyone }, keepNote: { who: members } };
const readNote = () => ({});

describe('endpoints', () => {
  it('rejects a route without a rule at compile time', () => {
    expectTypeOf<Policy<typeof calls>>().toEqualTypeOf<Readonly<Record<'readNote' | 'keepNote', Rule>>>();
    // @ts-expect-error keepNote has no rule
    const incomplete: Policy<typeof calls> = { readNote: { who: everyone } };
    // @ts-expect-error the rule must not be missing where routes are paired with handlers
    expect(() => endpoints(calls, { readNote: { who: everyone } }, { readNote, keepNote: readNote })).toThrow('(keepNote) has no policy');
    expect(() => endpoints(calls, incomplete, { readNote, keepNote: readNote })).toThrow('(keepNote) has no policy');
  });

  it('rejects a route without a handler at compile time', () => {
    // @ts-expect-error keepNote has no handler
    expect(() => endpoints(calls, policy, { readNote })).toThrow('(keepNote) has no handler');
  });

  it('rejects a rule that does not name every actor at compile time', () => {
    expectTypeOf<Who>().toEqualTypeOf<Readonly<Record<Actor, Access>>>();
    // @ts-expect-error every actor must be named
    const forVisitors: Rule = { who: { visitor: 'ok' } };
    expect(forVisitors.who.owner).toBeUndefined();
  });
});

describe('socketMessageHandlers', () => {
  it('rejects a message without a rule or a handler at compile time', () => {
    // @ts-expect-error typing has no rule
    expect(() => socketMessageHandlers(messages, {}, { typing: async () => ({}) })).toThrow('/typing has no policy');
    // @ts-expect-error typing has no handler
    expect(() => socketMessageHandlers(messages, { typing: { who: members } }, {})).toThrow('/typing has no policy or no handler');
  });
});
