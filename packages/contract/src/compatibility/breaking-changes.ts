import { brokenReplies } from './replies.ts';
import { brokenRequests } from './requests.ts';
import { isSchema, listAt, schemaAt, type Comparison, type Schema } from './schema.ts';

/** An OpenAPI document as `openApiDocument` creates it. */
export type OpenApi = Schema;

interface Documents {
  released: OpenApi;
  current: OpenApi;
}

/** Returns what would break a tab that was loaded before the deployment, in sentences; empty if nothing would. */
export function breakingChanges(released: OpenApi, current: OpenApi): string[] {
  const documents = { released, current };
  const components = (document: OpenApi) => schemaAt(schemaAt(document, 'components'), 'schemas');
  const shared = Object.entries(components(released)).flatMap(([name, schema]) =>
    brokenReplies(comparison(documents, `The ${name} answer:`, schema, components(current)[name] ?? {})),
  );
  return [...brokenRoutes(documents), ...shared];
}

function brokenRoutes(documents: Documents): string[] {
  return Object.entries(schemaAt(documents.released, 'paths')).flatMap(([path, methods]) =>
    Object.entries(methods as Schema).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = schemaAt(schemaAt(documents.current, 'paths'), path)[method];
      if (!isSchema(operation)) return [];
      if (!isSchema(now)) return [`${call} was removed`];
      return [
        ...brokenParameters(documents, call, operation, now),
        ...brokenBody(documents, call, operation, now),
        ...brokenResponses(documents, call, operation, now),
      ];
    }),
  );
}

function comparison(documents: Documents, subject: string, released: unknown, current: unknown): Comparison {
  const placed = (document: OpenApi, schema: unknown) => {
    const own = isSchema(schema) ? schema : {};
    return { document, schema: own, root: own };
  };
  return { subject, path: '', within: [], released: placed(documents.released, released), current: placed(documents.current, current) };
}

function brokenParameters(documents: Documents, call: string, released: Schema, current: Schema): string[] {
  const before = listAt(released, 'parameters').filter(isSchema);
  return listAt(current, 'parameters')
    .filter(isSchema)
    .flatMap((parameter) => {
      const subject = `${call}: ${String(parameter['in'])} parameter "${String(parameter['name'])}"`;
      const old = before.find((one) => one['in'] === parameter['in'] && one['name'] === parameter['name']);
      if (!old) return parameter['required'] === true ? [`${subject} is new and required`] : [];
      return [
        ...(parameter['required'] === true && old['required'] !== true ? [`${subject} became required`] : []),
        ...brokenRequests(comparison(documents, subject, old['schema'], parameter['schema'])),
      ];
    });
}

const json = (holder: Schema) => schemaAt(schemaAt(schemaAt(holder, 'content'), 'application/json'), 'schema');

function brokenBody(documents: Documents, call: string, released: Schema, current: Schema): string[] {
  // A body that is no longer read cannot be rejected.
  if (!isSchema(current['requestBody'])) return [];
  // A route without a body sends an empty object.
  const before = isSchema(released['requestBody']) ? json(released['requestBody']) : { type: 'object', additionalProperties: false };
  return brokenRequests(comparison(documents, `${call}: request`, before, json(current['requestBody'])));
}

function brokenResponses(documents: Documents, call: string, released: Schema, current: Schema): string[] {
  const now = schemaAt(current, 'responses');
  // Errors share one schema, which is compared once with the components.
  const successes = Object.entries(schemaAt(released, 'responses')).filter(([status]) => status.startsWith('2'));
  return successes.flatMap(([status, response]) => {
    const answer = now[status];
    if (!isSchema(answer)) return [`${call} no longer answers ${status}`];
    return brokenReplies(comparison(documents, `${call}: reply`, json(response as Schema), json(answer)));
  });
}
