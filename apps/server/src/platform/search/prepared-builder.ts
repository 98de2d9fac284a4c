/** Builds prepared statements with named parameters. */
import type { Db, Tx } from '../db/database.ts';
import { runPrepared, type PreparedStatement } from '../db/prepared.ts';

/** The SQL expression of a parameter. */
export type ParameterOf<Name extends string> = (name: Name) => string;

export interface NamedStatement<Name extends string> extends PreparedStatement {
  /** The names of $1, $2, … */
  parameters: readonly Name[];
}

/**
 * Each parameter is a scalar subselect: its value is then unknown to the planner, so that a plan for one set of values never
 * appears better than the generic plan, which is cached.
 */
export function buildStatement<Name extends string>(
  name: string,
  types: Readonly<Record<Name, string>>,
  write: (p: ParameterOf<Name>) => string,
): NamedStatement<Name> {
  const parameters: Name[] = [];
  const text = write((parameter) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `(SELECT $${parameters.indexOf(parameter) + 1}::${types[parameter]})`;
  });
  return { name, text, parameters };
}

/** Builds each statement once, by its name. */
export class PreparedCache<Name extends string> {
  readonly #statements = new Map<string, NamedStatement<Name>>();

  run<Row>(db: Db | Tx, name: string, build: () => NamedStatement<Name>, values: Readonly<Record<Name, unknown>>): Promise<Row[]> {
    const statement = this.#statements.get(name) ?? build();
    this.#statements.set(name, statement);
    return runPrepared<Row>(
      db,
      statement,
      statement.parameters.map((parameter) => values[parameter]),
    );
  }
}
