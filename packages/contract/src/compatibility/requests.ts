import { narrowedLimits } from './limits.ts';
import { bestMatch, covers, inner, isSchema, listAt, partOf, describeChange, schemaAt, tagOf, typesOf, variants } from './schema.ts';
import type { Comparison, SchemaAtPath } from './schema.ts';

/** Returns where input from a tab of the released contract is no longer accepted. */
export function brokenRequests(whole: Comparison | undefined): string[] {
  if (!whole) return [];
  const current = withMergedValues(variants(whole.current));
  if (current.some(({ schema }) => schema['type'] === undefined)) return [];
  const released = withMergedValues(variants(whole.released));
  return [...new Set(released.flatMap((variant) => brokenVariant(whole, released, current, variant)))];
}

/** Merges `'a' | 'b'`, given as two alternatives, into the enum of both. */
function withMergedValues(placed: SchemaAtPath[]): SchemaAtPath[] {
  const merged: SchemaAtPath[] = [];
  for (const one of placed) {
    const same = merged.findIndex(({ schema }) => schema['type'] === one.schema['type'] && schema['enum'] && one.schema['enum']);
    const before = merged[same];
    if (!before) merged.push(one);
    else
      merged[same] = { ...before, schema: { ...before.schema, enum: [...listAt(before.schema, 'enum'), ...listAt(one.schema, 'enum')] } };
  }
  return merged;
}

function brokenVariant(whole: Comparison, released: SchemaAtPath[], current: SchemaAtPath[], variant: SchemaAtPath): string[] {
  const { type } = variant.schema;
  const alike = current.filter(({ schema }) => covers(schema['type'], type));
  if (alike.length === 0) {
    return [
      describeChange(
        whole,
        type === 'null' ? 'no longer accepts null' : `changed its type from ${typesOf(released)} to ${typesOf(current)}`,
      ),
    ];
  }
  const tag = tagOf(variant);
  const known = alike.filter((one) => tagOf(one) === tag);
  if (tag !== undefined && known.length === 0 && alike.every(tagOf)) return [describeChange(whole, `no longer accepts ${tag}`)];
  return bestMatch(known.length > 0 ? known : alike, (one) => {
    const pair = { ...whole, released: variant, current: one };
    return [...narrowedLimits(pair), ...needed(pair), ...brokenProperties(pair), ...brokenEntries(pair), ...brokenElements(pair)];
  });
}

function needed(pair: Comparison): string[] {
  const released = listAt(pair.released.schema, 'required');
  const known = schemaAt(pair.released.schema, 'properties');
  return listAt(pair.current.schema, 'required')
    .filter((name) => typeof name === 'string')
    .filter((name) => !released.includes(name))
    .map((name) => describeChange(partOf(pair, name), Object.hasOwn(known, name) ? 'became required' : 'is new and required'));
}

function brokenProperties(pair: Comparison): string[] {
  const properties = schemaAt(pair.current.schema, 'properties');
  return Object.entries(schemaAt(pair.released.schema, 'properties')).flatMap(([name, before]) => {
    const now = properties[name] ?? pair.current.schema['additionalProperties'];
    if (now === false) return [describeChange(partOf(pair, name), 'is no longer accepted')];
    return isSchema(before) && isSchema(now) ? brokenRequests(inner(pair, name, before, now)) : [];
  });
}

function brokenEntries(pair: Comparison): string[] {
  const [released, current] = [pair.released.schema, pair.current.schema];
  if (released['type'] !== 'object' || released['additionalProperties'] === false) return [];
  if (current['additionalProperties'] === false) return [describeChange(pair, 'no longer accepts properties that it does not know')];
  return (
    [
      ['additionalProperties', '[entry]'],
      ['propertyNames', '[name]'],
    ] as const
  ).flatMap(([key, step]) => {
    const [before, now] = [released[key], current[key]];
    return isSchema(before) && isSchema(now) ? brokenRequests(inner(pair, step, before, now)) : [];
  });
}

function brokenElements(pair: Comparison): string[] {
  const [released, current] = [pair.released.schema, pair.current.schema];
  const compare = (step: string, before: unknown, now: unknown) =>
    isSchema(before) && isSchema(now) ? brokenRequests(inner(pair, step, before, now)) : [];
  const positions = listAt(current, 'prefixItems');
  return [
    ...listAt(released, 'prefixItems').flatMap((before, index) => compare(`[${index}]`, before, positions[index] ?? current['items'])),
    ...[...positions, current['items']].flatMap((now) => compare('[]', released['items'], now)),
  ];
}
