import { relations, type RelationName } from './relation-fixture.ts';

export type Outcomes = Readonly<Record<RelationName, string>>;

export interface Row {
  name: string;
  outcomes: Outcomes;
}

/** Parses a text table: a header with relations, then one line for each row. */
export function readTable(text: string): Row[] {
  const [head = [], ...lines] = text
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .filter((cells) => cells.length > 0);
  if (head.join() !== relations.join()) throw new Error(`the columns are ${head.join(', ')}`);
  return lines.map(([name = '', ...cells]) => {
    if (cells.length !== relations.length) throw new Error(`${name} has ${cells.length} cells`);
    return { name, outcomes: Object.fromEntries(relations.map((relation, index) => [relation, cells[index]])) as Outcomes };
  });
}
