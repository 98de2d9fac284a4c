import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseKinds, caseRules } from '../packages/rules/src/moderation/case-rules.ts';
import { caseKindRoles } from '../packages/rules/src/moderation/staff.ts';

const handbook = readFileSync(join(import.meta.dirname, '../docs/handbooks/moderators.md'), 'utf8');

/** Kind, roles, deadline and decisions of each row of the table. */
const rows = new Map(
  [...handbook.matchAll(/^\| `(\w+)` *\|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(([, kind = '', ...cells]) => [
    kind,
    cells.map((cell) => cell.trim()),
  ]),
);

function dueText(kind: (typeof caseKinds)[number]): string {
  const { due } = caseRules[kind];
  if ('hours' in due) return `${due.hours} hours`;
  return 'days' in due ? `${due.days} days` : `${due.businessDays} business days`;
}

it.each(caseKinds)('states roles, deadline and decisions of %s in the handbook for moderators', (kind) => {
  const roles = caseKindRoles[kind].map((role) => role.replace('_', ' ')).join(', ');
  expect(rows.get(kind)).toEqual([roles || 'CSAM reviewers', dueText(kind), caseRules[kind].decisions.join(', ')]);
});
