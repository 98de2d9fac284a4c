import { bestMatch, covers, inner, isSchema, listAt, partOf, describeChange, schemaAt, tagOf, typesOf, variants } from './schema.ts';
import type { Comparison, SchemaAtPath } from './schema.ts';

/** Returns where a reply is incompatible with a tab of the released contract. New values of an enum are allowed. */
export function brokenReplies(whole: Comparison | undefined): string[] {
  if (!whole) return [];
  const released = variants(whole.released);
  const current = variants(whole.current);
  if (released.some(({ schema }) => schema['type'] === undefined)) return [];
  return [...new Set(current.flatMap((variant) => brokenVariant(whole, released, current, variant)))];
}

function brokenVariant(whole: Comparison, released: SchemaAtPath[], current: SchemaAtPath[], variant: SchemaAtPath): string[] {
  const { type } = variant.schema;
  const alike = released.filter(({ schema }) => covers(schema['type'], type));
  if (alike.length === 0) {
    return [
      describeChange(whole, type === 'null' ? 'may now be null' : `changed its type from ${typesOf(released)} to ${typesOf(current)}`),
    ];
  }
  const tag = tagOf(variant);
  const known = alike.filter((one) => tagOf(one) === tag);
  // A new member of a tagged union is like a new value of an enum.
  if (tag !== undefined && known.length === 0 && alike.length > 1) return [];
  return bestMatch(known.length > 0 ? known : alike, (one) => {
    const pair = { ...whole, released: one, current: variant };
    return [...changedFormat(pair), ...brokenProperties(pair), ...brokenEntries(pair), ...brokenElements(pair)];
  });
}

function changedFormat(pair: Comparison): string[] {
  const before = pair.released.schema['format'];
  const now = pair.current.schema['format'];
  return before === undefined || before === now
    ? []
    : [describeChange(pair, `changed its format from ${String(before)} to ${String(now ?? 'none')}`)];
}

function brokenProperties(pair: Comparison): string[] {
  const [released, current] = [pair.released.schema, pair.current.schema];
  const properties = schemaAt(current, 'properties');
  const promised = listAt(released, 'required').filter((name) => !listAt(current, 'required').includes(name));
  return Object.entries(schemaAt(released, 'properties')).flatMap(([name, before]) => {
    const now = properties[name] ?? current['additionalProperties'];
    if (!isSchema(now) || !isSchema(before)) return [describeChange(partOf(pair, name), 'was removed')];
    const missing = promised.includes(name) ? [describeChange(partOf(pair, name), 'is no longer always there')] : [];
    return [...missing, ...brokenReplies(inner(pair, name, before, now))];
  });
}

function brokenEntries(pair: Comparison): string[] {
  const before = pair.released.schema['additionalProperties'];
  const now = pair.current.schema['additionalProperties'];
  if (!isSchema(before) || Object.keys(before).length === 0) return [];
  return isSchema(now) ? brokenReplies(inner(pair, '[entry]', before, now)) : [describeChange(pair, 'no longer has entries of any name')];
}

function brokenElements(pair: Comparison): string[] {
  const [released, current] = [pair.released.schema, pair.current.schema];
  const positions = listAt(current, 'prefixItems');
  const listed = listAt(released, 'prefixItems').flatMap((before, index) => {
    const now = positions[index] ?? current['items'];
    if (!isSchema(now) || !isSchema(before)) return [describeChange(partOf(pair, `[${index}]`), 'was removed')];
    return brokenReplies(inner(pair, `[${index}]`, before, now));
  });
  const { items } = released;
  if (!isSchema(items)) return listed;
  const elements = [...positions, current['items']].filter(isSchema);
  return [...listed, ...elements.flatMap((now) => brokenReplies(inner(pair, '[]', items, now)))];
}
