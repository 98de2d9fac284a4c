import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { breakingChanges, type OpenApi } from './breaking-changes.ts';
import { openApiDocument } from '../openapi.ts';

interface Shape {
  query?: z.ZodObject;
  body?: z.ZodType;
  reply?: z.ZodType;
  status?: number;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return json;
}

/** The document of one route, in the form of `openApiDocument`. */
function aDocument({ query = z.object({}), body, reply = z.object({}), status = 200 }: Shape): OpenApi {
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  const parameters = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const operation = {
    parameters,
    ...(body && { requestBody: { required: true, ...content(schemaOf(body, 'input')) } }),
    responses: { [status]: content(schemaOf(z.object({ body: reply, message: z.string().optional() }), 'output')) },
  };
  return { paths: { '/api/things': { post: operation } } };
}

const changes = (released: Shape, current: Shape) => breakingChanges(aDocument(released), aDocument(current));
const replies = (released: z.ZodType, current: z.ZodType) => changes({ reply: released }, { reply: current });
const bodies = (released: z.ZodType, current: z.ZodType) => changes({ body: released }, { body: current });
const queries = (released: z.ZodObject, current: z.ZodObject) => changes({ query: released }, { query: current });

const empty = z.object({});
const name = z.object({ name: z.string() });
const maybeName = z.object({ name: z.string().optional() });
const photo = z.object({ kind: z.literal('photo'), width: z.int() });
const video = z.object({ kind: z.literal('video'), seconds: z.int() });
const sound = z.object({ kind: z.literal('sound'), volume: z.int() });
/** An intersection; the titles prevent zod from merging its parts. */
const both = (left: z.ZodType, right: z.ZodType) => z.intersection(left.meta({ title: 'left' }), right.meta({ title: 'right' }));

describe('breakingChanges of routes', () => {
  it('reports a removed path', () => {
    expect(breakingChanges(aDocument({}), { paths: {} })).toEqual(['POST /api/things was removed']);
  });

  it('reports a removed method', () => {
    const current = { paths: { '/api/things': { get: {} } } };
    expect(breakingChanges(aDocument({}), current)).toEqual(['POST /api/things was removed']);
  });

  it('reports a success with another status', () => {
    expect(changes({}, { status: 201 })).toEqual(['POST /api/things no longer answers 200']);
  });

  it('reports a change of the shared error schema once', () => {
    const current = structuredClone(openApiDocument('Subrosa')) as { components: { schemas: { Failure: { properties: object } } } };
    current.components.schemas.Failure.properties = { message: { type: 'string' } };
    expect(breakingChanges(openApiDocument('Subrosa'), current as unknown as OpenApi)).toEqual([
      'The Failure answer: property "code" was removed',
      'The Failure answer: property "fields" was removed',
      'The Failure answer: property "details" was removed',
    ]);
  });
});

describe('breakingChanges with references', () => {
  const referring = (text: object): OpenApi => ({
    paths: {
      '/api/things': {
        get: { responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } } },
      },
    },
    components: {
      schemas: { Thing: { type: 'object', properties: { name: { $ref: '#/$defs/text' } }, required: ['name'], $defs: { text } } },
    },
  });

  it('follows references into the components and into the definitions of a schema', () => {
    expect(breakingChanges(referring({ type: 'string' }), referring({ type: 'number' }))).toEqual([
      'GET /api/things: reply property "name" changed its type from string to number',
      'The Thing answer: property "name" changed its type from string to number',
    ]);
  });
});

describe('breakingChanges of replies', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a property that was removed', name, empty, '"body.name" was removed'],
    ['a property of an element that was removed', z.array(name), z.array(empty), '"body[].name" was removed'],
    ['a property that changed its type', name, z.object({ name: z.int() }), '"body.name" changed its type from string to integer'],
    ['a list that became a single thing', z.array(name), name, '"body" changed its type from array to object'],
    ['a property that became optional', name, maybeName, '"body.name" is no longer always there'],
    ['a property that became nullable', name, z.object({ name: z.string().nullable() }), '"body.name" may now be null'],
    ['an object that became nullable', name, name.nullable(), '"body" may now be null'],
    ['a whole number that may now be broken', z.int(), z.number(), '"body" changed its type from integer to number'],
    [
      'a type that is one of two now',
      z.string(),
      z.union([z.string(), z.int()]),
      '"body" changed its type from string to string or integer',
    ],
    ['a property that may now be anything', z.string(), z.unknown(), '"body" changed its type from string to anything'],
    ['another format', z.iso.datetime(), z.iso.date(), '"body" changed its format from date-time to date'],
    [
      'entries of a record that changed',
      z.record(z.string(), z.int()),
      z.record(z.string(), z.string()),
      '"body[entry]" changed its type from integer to string',
    ],
    ['a record that became fixed', z.record(z.string(), z.int()), empty, '"body" no longer has entries of any name'],
    ['a position of a tuple that was removed', z.tuple([z.int(), z.int()]), z.tuple([z.int()]), '"body[1]" was removed'],
    [
      'a member of a tagged union that lost a property',
      z.discriminatedUnion('kind', [photo, video]),
      z.discriminatedUnion('kind', [photo, video.omit({ seconds: true })]),
      '"body.seconds" was removed',
    ],
  ])('reports %s', (_, released, current, problem) => {
    expect(replies(released, current)).toEqual([`POST /api/things: reply property ${problem}`]);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['a new property', empty, name],
    ['a property that is always there now', maybeName, name],
    ['a property that is never null now', z.string().nullable(), z.string()],
    ['a new value of an enum', z.enum(['a']), z.enum(['a', 'b'])],
    ['a value of an enum that no longer comes', z.enum(['a', 'b']), z.enum(['a'])],
    ['a number that is whole now', z.number(), z.int()],
    ['a longer text', z.string().max(5), z.string().max(9)],
    ['a new member of a tagged union', z.discriminatedUnion('kind', [photo, video]), z.discriminatedUnion('kind', [photo, video, sound])],
    ['a promise where there was none', z.unknown(), z.string()],
  ])('allows %s', (_, released, current) => {
    expect(replies(released, current)).toEqual([]);
  });
});

describe('breakingChanges of request bodies', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a new required property', empty, name, 'property "name" is new and required'],
    ['an optional property that became required', maybeName, name, 'property "name" became required'],
    ['a nested property that became required', z.object({ a: maybeName }), z.object({ a: name }), 'property "a.name" became required'],
    [
      'a property removed from a strict object',
      z.strictObject({ name: z.string() }),
      z.strictObject({}),
      'property "name" is no longer accepted',
    ],
    ['an object that became strict', name, z.strictObject({ name: z.string() }), 'no longer accepts properties that it does not know'],
    ['a narrowed enum', z.enum(['a', 'b']), z.enum(['a']), 'no longer accepts "b"'],
    ['a text that became an enum', z.string(), z.enum(['a', 'b']), 'accepts only "a", "b" now'],
    ['another constant', z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') }), 'no longer accepts kind "a"'],
    ['a lower maxLength', z.string().max(9), z.string().max(5), 'lowered its maxLength from 9 to 5'],
    ['a new maxLength', z.string(), z.string().max(5), 'lowered its maxLength from none to 5'],
    ['a higher minLength', z.string(), z.string().min(1), 'raised its minLength from none to 1'],
    ['a lower maximum', z.number().max(9), z.number().max(5), 'lowered its maximum from 9 to 5'],
    ['a higher minimum', z.number().min(1), z.number().min(2), 'raised its minimum from 1 to 2'],
    ['a minimum that is excluded now', z.number().min(0), z.number().positive(), 'raised its minimum from 0 to 0 (excluded)'],
    ['a lower maxItems', z.array(z.string()).max(9), z.array(z.string()).max(5), 'lowered its maxItems from 9 to 5'],
    ['a higher minItems', z.array(z.string()), z.array(z.string()).min(1), 'raised its minItems from none to 1'],
    ['a new pattern', z.string(), z.string().regex(/^a$/), 'has the new pattern ^a$'],
    ['a second pattern', z.string().regex(/^a/), z.string().regex(/z$/).regex(/^a/), 'has the new pattern z$'],
    ['a new format', z.string(), z.string().meta({ format: 'email' }), 'has the new format email'],
    ['a new step', z.number(), z.number().multipleOf(5), 'has the new multipleOf 5'],
    ['a type that changed', z.string(), z.boolean(), 'changed its type from string to boolean'],
    ['a type that was narrowed', z.union([z.string(), z.boolean()]), z.string(), 'changed its type from string or boolean to string'],
    ['anything that was narrowed', z.unknown(), z.string(), 'changed its type from anything to string'],
    ['null that is no longer accepted', z.string().nullable(), z.string(), 'no longer accepts null'],
    ['elements that were narrowed', z.array(z.string()), z.array(z.string().max(5)), 'property "[]" lowered its maxLength from none to 5'],
    [
      'entries that were narrowed',
      z.record(z.string(), z.string()),
      z.record(z.string(), z.boolean()),
      'property "[entry]" changed its type from string to boolean',
    ],
    [
      'a member of a tagged union that was removed',
      z.discriminatedUnion('kind', [photo, video]),
      z.discriminatedUnion('kind', [photo]),
      'no longer accepts kind "video"',
    ],
    [
      'a union within an intersection that was narrowed',
      both(name, z.union([photo, video])),
      both(name, photo),
      'no longer accepts kind "video"',
    ],
    ['a part of an intersection that became required', both(maybeName, photo), both(name, photo), 'property "name" became required'],
    [
      'a property in a part of an intersection that changed',
      both(name, photo),
      both(z.object({ name: z.boolean() }), photo),
      'property "name" changed its type from string to boolean',
    ],
    [
      'a position of a tuple that was narrowed',
      z.tuple([z.string(), z.string()]),
      z.tuple([z.string(), z.boolean()]),
      'property "[1]" changed its type from string to boolean',
    ],
  ])('reports %s', (_, released, current, problem) => {
    expect(bodies(released, current)).toEqual([`POST /api/things: request ${problem}`]);
  });

  it('compares the members of a tagged union by their tag, however much they changed', () => {
    const longer = video.extend({ title: z.string(), sound: z.boolean(), codec: z.string() });
    expect(bodies(z.union([photo, video]), z.union([photo, longer]))).toEqual(
      ['title', 'sound', 'codec'].map((added) => `POST /api/things: request property "${added}" is new and required`),
    );
  });

  it('reports a route without a body that now requires one', () => {
    expect(changes({}, { body: name })).toEqual(['POST /api/things: request property "name" is new and required']);
  });

  it('reports a narrowed property deep in a recursive body, and terminates', () => {
    interface Folder {
      name: string;
      folders: Folder[];
    }
    const folder = (text: z.ZodString): z.ZodType<Folder> => {
      const self: z.ZodType<Folder> = z.object({ name: text, folders: z.array(z.lazy(() => self)) });
      return self;
    };
    const [released, current] = [folder(z.string()), folder(z.string().max(5))];
    expect(bodies(z.object({ top: released }), z.object({ top: current }))).toContain(
      'POST /api/things: request property "top.name" lowered its maxLength from none to 5',
    );
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['a new optional property', name, name.extend({ age: z.int().optional() })],
    ['a new property with a default', name, name.extend({ age: z.int().default(19) })],
    ['a property that became optional', name, maybeName],
    ['a property removed from an object that ignores what it does not know', name, empty],
    ['a wider enum', z.enum(['a']), z.enum(['a', 'b'])],
    ['an enum said as alternatives', z.enum(['a', 'b']), z.union([z.literal('a'), z.literal('b')])],
    ['an enum that became text', z.enum(['a']), z.string()],
    ['wider limits', z.string().min(2).max(5).regex(/a/), z.string().min(1).max(9)],
    ['a number that may be broken now', z.int().min(0).max(9), z.number().min(0).max(9)],
    ['null', z.string(), z.string().nullable()],
    ['another type besides', z.string(), z.union([z.string(), z.boolean()])],
    ['anything', z.string(), z.unknown()],
    ['alternatives in another order', z.union([name, z.object({ age: z.int() })]), z.union([z.object({ age: z.int() }), name])],
    ['a new member of a tagged union', z.discriminatedUnion('kind', [photo]), z.discriminatedUnion('kind', [photo, video])],
  ])('allows %s', (_, released, current) => {
    expect(bodies(released, current)).toEqual([]);
  });

  it('allows an optional body for a route that had none', () => {
    expect(changes({}, { body: z.strictObject({ name: z.string().optional() }) })).toEqual([]);
  });

  it('allows a body that is no longer read', () => {
    expect(changes({ body: name }, {})).toEqual([]);
  });
});

describe('breakingChanges of parameters', () => {
  it('reports a new required parameter', () => {
    expect(queries(empty, name)).toEqual(['POST /api/things: query parameter "name" is new and required']);
  });

  it('reports a parameter that became required', () => {
    expect(queries(maybeName, name)).toEqual(['POST /api/things: query parameter "name" became required']);
  });

  it('reports a narrowed parameter', () => {
    expect(queries(name, z.object({ name: z.string().max(5) }))).toEqual([
      'POST /api/things: query parameter "name" lowered its maxLength from none to 5',
    ]);
  });

  it('allows a new optional parameter, and one that is no longer read', () => {
    expect(queries(empty, maybeName)).toEqual([]);
    expect(queries(name, empty)).toEqual([]);
  });
});

describe('breakingChanges of the whole contract', () => {
  it('returns nothing for the same contract', () => {
    expect(breakingChanges(openApiDocument('Subrosa'), openApiDocument('Subrosa'))).toEqual([]);
  });

  it('allows new routes', () => {
    const released = structuredClone(openApiDocument('Subrosa')) as { paths: Record<string, unknown> };
    delete released.paths['/api/config'];
    expect(breakingChanges(released as unknown as OpenApi, openApiDocument('Subrosa'))).toEqual([]);
  });
});
