import { route } from '@subrosa/contract/route';
import { socketMessage } from '@subrosa/contract/socket';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { socketMessageHandlers } from '../realtime/message-handler.ts';
import { endpoints } from './endpoint.ts';
import { everyone, members, type Access, type Actor, type Policy, type Rule, type Who } from './policy.ts';

// The compiler runs these tests: each `ts-expect-error` that meets no error fails `npm run check`.

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

describe('a call', () => {
  it('without a rule does not compile', () => {
    expectTypeOf<Policy<typeof calls>>().toEqualTypeOf<Readonly<Record<'readNote' | 'keepNote', Rule>>>();
    // @ts-expect-error keepNote has no rule
    const incomplete: Policy<typeof calls> = { readNote: { who: everyone } };
    // @ts-expect-error nor may the rule be missing where calls are paired with their handlers
    expect(() => endpoints(calls, { readNote: { who: everyone } }, { readNote, keepNote: readNote })).toThrow('(keepNote) has no policy');
    expect(() => endpoints(calls, incomplete, { readNote, keepNote: readNote })).toThrow('(keepNote) has no policy');
  });

  it('without a handler does not compile', () => {
    // @ts-expect-error keepNote has no handler
    expect(() => endpoints(calls, policy, { readNote })).toThrow('(keepNote) has no handler');
  });

  it('with a rule for nobody in particular does not compile', () => {
    expectTypeOf<Who>().toEqualTypeOf<Readonly<Record<Actor, Access>>>();
    // @ts-expect-error every actor must be named
    const forVisitors: Rule = { who: { visitor: 'ok' } };
    expect(forVisitors.who.owner).toBeUndefined();
  });
});

describe('a socket message', () => {
  it('without a rule or a handler does not compile', () => {
    // @ts-expect-error typing has no rule
    expect(() => socketMessageHandlers(messages, {}, { typing: async () => ({}) })).toThrow('/typing has no policy');
    // @ts-expect-error typing has no handler
    expect(() => socketMessageHandlers(messages, { typing: { who: members } }, {})).toThrow('/typing has no policy or no handler');
  });
});
