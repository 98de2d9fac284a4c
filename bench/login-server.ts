/** The api of `bench/login.ts` on a separate database; sends its port and a member, and its CPU time on request. */
import { startApi } from '../apps/server/src/app/api.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { tokenSigner } from '../apps/server/src/platform/tokens/tokens.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { aMember } from '../apps/server/test/support/members.ts';

const SIGNATURES = 2000;
/** Each has two devices, which are deleted after an iteration. */
const MEMBERS = 50;

const database = await createTestDatabase({ everyCity: true });
const config = configFor(database.name, { LOG_LEVEL: 'error' });
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
const members = await Promise.all(
  Array.from({ length: MEMBERS }, async () => {
    const { email, secretFor } = await aMember(db, config);
    return { login: email, password: secretFor('email') };
  }),
);
const api = await startApi(config);

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The minimal work of a login: signing a token for the main API and one for the chat service. */
async function signingMicros(): Promise<number> {
  const signer = tokenSigner(config.TOKEN_SIGN_KEY, systemClock);
  const principal = { memberId: newId(), deviceId: newId() };
  for (let time = 0; time < SIGNATURES / 10; time += 1) await signer.issue(principal);
  const before = cpu();
  for (let time = 0; time < SIGNATURES; time += 1) await signer.issue(principal);
  return (cpu() - before) / SIGNATURES;
}

async function leave(): Promise<void> {
  await api.stop();
  await db.destroy();
  await database.drop();
}

process.on('message', (command) => {
  if (command === 'cpu') process.send?.({ micros: cpu() });
  else if (command === 'signing') void signingMicros().then((micros) => process.send?.({ micros }));
  else if (command === 'sign out')
    void db
      .deleteFrom('device')
      .execute()
      .then(() => process.send?.({}));
});
// Also when the benchmark aborts.
process.once('disconnect', () => void leave());
process.send?.({ port: api.port, members });
