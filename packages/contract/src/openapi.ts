import { z } from 'zod';
import { routesByDomain } from './routes.ts';
import { failure, successOf } from './envelope.ts';
import { errorCodes } from './error-codes.ts';
import { isWriting, type AnyRoute } from './route.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parameters(route: AnyRoute): Json[] {
  const parametersIn = (where: 'path' | 'query', schema: z.ZodType): Json[] => {
    const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || (json.required ?? []).includes(name),
      schema: property,
    }));
  };
  const header = (name: string, description: string, required: boolean): Json => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.query),
    ...(isWriting(route.method) ? [header('Idempotency-Key', 'The same key has one effect, however often it is sent.', false)] : []),
    ...(route.versioned && isWriting(route.method) ? [header('If-Match', 'The version that was edited.', true)] : []),
  ];
}

function responses(route: AnyRoute): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of ['request.invalid', 'server.error', 'server.busy', ...route.errors] as const) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const errorResponses = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]);
  const isJson = route.contentType === 'application/json';
  const success = {
    description: 'Done',
    content: { [route.contentType]: { schema: schemaOf(isJson ? successOf(route.reply) : route.reply, 'output') } },
  };
  return { 200: success, ...Object.fromEntries(errorResponses) };
}

function operation(domain: string, name: string, route: AnyRoute): Json {
  const takesBody = isWriting(route.method) && !isEmpty(route.body);
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    parameters: parameters(route),
    ...(takesBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(route.body, 'input'),
            ...(route.example.body !== undefined && { example: route.example.body }),
          },
        },
      },
    }),
    responses: responses(route),
  };
}

function isEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(title: string): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, calls] of Object.entries(routesByDomain)) {
    for (const [name, route] of Object.entries<AnyRoute>(calls)) {
      const item = (paths[route.path] ??= {});
      item[route.method.toLowerCase()] = operation(domain, name, route);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
