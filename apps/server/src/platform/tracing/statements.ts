import type { LogEvent } from 'kysely';
import { recordSpan } from './spans.ts';

/** Names a statement by its verb and table, without its text and values. */
export function statementName(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'name' in statement) return String(statement.name);
  const text = String(statement);
  const verb = /\b(select|insert|update|delete|begin|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** A logger for Kysely, which calls it when a statement is done. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  recordSpan(statementName(query.sql), { attributes: { 'db.system.name': 'postgresql', failed: level === 'error' } }, queryDurationMillis);
}
