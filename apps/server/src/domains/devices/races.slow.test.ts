import { expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { raceIterations } from '../../../test/support/race-iterations.ts';

const LOGINS = 50;

const api = useApi();

it('gives exactly two of fifty concurrent logins a slot, in every iteration', async () => {
  for (let round = 0; round < raceIterations; round += 1) {
    const member = await aMember(api.db, api.config);
    const answers = await Promise.all(Array.from({ length: LOGINS }, () => aBrowser(api).login(member)));
    const slots = await api.db.selectFrom('device').select('slot').where('member_id', '=', member.id).orderBy('slot').execute();
    expect(slots).toEqual([{ slot: 1 }, { slot: 2 }]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'auth.deviceLimit')).toHaveLength(LOGINS - 2);
  }
  process.stdout.write(`result T4: ${raceIterations} rounds of ${LOGINS} logins at once, 2 devices each time\n`);
});
