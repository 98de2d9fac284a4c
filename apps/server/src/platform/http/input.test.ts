import { route } from '@subrosa/contract/route';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './input.ts';
import type { ApiError } from './api-error.ts';

const save = route({
  method: 'PUT',
  path: '/api/settings/{id}',
  summary: 'For tests',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string().optional() }),
  body: z.object({ title: z.string('field.required'), switches: z.record(z.string(), z.boolean()), anything: z.unknown().optional() }),
  reply: z.object({}),
});

interface InputExample {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Returns the problems of the invalid fields. */
function invalidFields({ params = { id: 'a' }, query = {}, body = { title: 'a', switches: {} } }: InputExample) {
  try {
    parseInput(save, { params, query, body } as FastifyRequest);
    return {};
  } catch (error) {
    return (error as ApiError).details.fields;
  }
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

describe('parseInput', () => {
  it('accepts unusual but valid values', () => {
    expect(invalidFields({ body: { title: '👩‍👩‍👧 \u202e\n', switches: { constructor: true }, anything: nested(20) } })).toEqual({});
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('validates a field that is named %s', (name) => {
    expect(invalidFields({ body: { title: 'a', switches: { [name]: 'on' } } })).toEqual({ [`switches.${name}`]: 'field.invalid' });
  });

  it('distinguishes a missing field from one of the wrong type', () => {
    expect(invalidFields({ body: { title: 'a' } })).toEqual({ switches: 'field.required' });
    expect(invalidFields({ body: { title: 'a', switches: 7 } })).toEqual({ switches: 'field.invalid' });
  });

  it('rejects the key __proto__', () => {
    expect(invalidFields({ body: { title: 'a', switches: JSON.parse('{"__proto__":true}') } })).toEqual({ switches: 'field.invalid' });
    expect(invalidFields({ query: JSON.parse('{"__proto__":"a"}') })).toEqual({ body: 'field.invalid' });
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud83d'],
  ])('rejects text with %s, which PostgreSQL cannot store', (_, text) => {
    expect(invalidFields({ params: { id: text } })).toEqual({ id: 'field.invalid' });
    expect(invalidFields({ query: { search: text } })).toEqual({ search: 'field.invalid' });
    expect(invalidFields({ body: { title: text, switches: {} } })).toEqual({ title: 'field.invalid' });
    expect(invalidFields({ body: { title: 'a', switches: {}, anything: [{ deep: [text] }] } })).toEqual({
      'anything.0.deep.0': 'field.invalid',
    });
    expect(invalidFields({ body: { title: 'a', switches: { [text]: true } } })).toEqual({ switches: 'field.invalid' });
    expect(invalidFields({ body: text })).toEqual({ body: 'field.invalid' });
  });

  it.each([40, 100_000])('rejects values nested %i levels deep', (levels) => {
    expect(invalidFields({ body: { title: 'a', switches: {}, anything: nested(levels) } })).toEqual({ anything: 'field.invalid' });
    expect(invalidFields({ body: nested(levels) })).toEqual({ 0: 'field.invalid' });
  });

  it('reports all invalid fields at once', () => {
    expect(invalidFields({ params: { id: '\0' }, body: { switches: { a: 1 } } })).toEqual({
      id: 'field.invalid',
      title: 'field.required',
      'switches.a': 'field.invalid',
    });
  });
});
