import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { kindsFor, mayModerate } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aCase, aModerator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

const opened = new Map<CaseKind, string>();
beforeAll(async () => {
  for (const kind of caseKinds) opened.set(kind, (await aCase(api, clock, { kind })).id);
});

describe.each(staffRoles)('role %s', (role) => {
  it('sees only cases of its kinds', async () => {
    const staff = await aModerator(api, role);
    const listed = await staff.list();
    expect(listed.status).toBe(mayModerate(role) ? 200 : 404);
    const seen = await Promise.all(caseKinds.map(async (kind) => [kind, (await staff.read(opened.get(kind) ?? '')).status] as const));
    expect(seen.filter(([, status]) => status === 200).map(([kind]) => kind)).toEqual(kindsFor(role));
    expect(seen.filter(([, status]) => status === 404)).toHaveLength(caseKinds.length - kindsFor(role).length);
  });
});
