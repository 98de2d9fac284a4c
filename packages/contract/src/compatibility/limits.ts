import { patternsOf, describeChange, type Comparison, type Schema } from './schema.ts';

const upper = ['maxLength', 'maxItems', 'maxProperties'] as const;
const lower = ['minLength', 'minItems', 'minProperties'] as const;

/** Returns where a single value that was accepted no longer is. */
export function narrowedLimits(pair: Comparison): string[] {
  const [released, current] = [pair.released.schema, pair.current.schema];
  return [values, sizes, range, form]
    .flatMap((narrowings) => narrowings(released, current))
    .map((predicate) => describeChange(pair, predicate));
}

function values(released: Schema, current: Schema): string[] {
  if (!Array.isArray(current['enum'])) return [];
  const accepted = current['enum'];
  if (!Array.isArray(released['enum'])) return [`accepts only ${accepted.map((value) => JSON.stringify(value)).join(', ')} now`];
  return released['enum'].filter((value) => !accepted.includes(value)).map((value) => `no longer accepts ${JSON.stringify(value)}`);
}

function sizes(released: Schema, current: Schema): string[] {
  const size = (schema: Schema, key: string, missing: number) => (typeof schema[key] === 'number' ? schema[key] : missing);
  const change = (key: string) => `${key} from ${String(released[key] ?? 'none')} to ${String(current[key])}`;
  return [
    ...upper.filter((key) => size(current, key, Infinity) < size(released, key, Infinity)).map((key) => `lowered its ${change(key)}`),
    ...lower.filter((key) => size(current, key, 0) > size(released, key, 0)).map((key) => `raised its ${change(key)}`),
  ];
}

interface Bound {
  value: number;
  open: boolean;
}

/** The stricter of an inclusive and an exclusive bound; `sign` is -1 for a lower bound, so that smaller is always stricter. */
function bound(schema: Schema, name: string, sign: 1 | -1): Bound {
  const at = (key: string) => (typeof schema[key] === 'number' ? schema[key] * sign : Infinity);
  const closed = at(name);
  const open = at(`exclusive${name[0]?.toUpperCase()}${name.slice(1)}`);
  return open <= closed ? { value: open, open: open !== Infinity } : { value: closed, open: false };
}

function range(released: Schema, current: Schema): string[] {
  return (
    [
      ['maximum', 1, 'lowered'],
      ['minimum', -1, 'raised'],
    ] as const
  ).flatMap(([name, sign, verb]) => {
    const before = bound(released, name, sign);
    const now = bound(current, name, sign);
    const tighter = now.value < before.value || (now.value === before.value && now.open && !before.open);
    const describeBound = ({ value, open }: Bound) => (value === Infinity ? 'none' : `${value * sign}${open ? ' (excluded)' : ''}`);
    return tighter ? [`${verb} its ${name} from ${describeBound(before)} to ${describeBound(now)}`] : [];
  });
}

function form(released: Schema, current: Schema): string[] {
  const added = patternsOf(current).filter((pattern) => !patternsOf(released).includes(pattern));
  const changed = ['format', 'multipleOf'].filter((key) => current[key] !== undefined && current[key] !== released[key]);
  return [
    ...added.map((pattern) => `has the new pattern ${String(pattern)}`),
    ...changed.map((key) => `has the new ${key} ${String(current[key])}`),
  ];
}
