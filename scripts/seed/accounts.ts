import { saltOf } from '../../apps/server/src/domains/accounts/credentials.ts';
import { makeStaff, signUpAtOnce } from '../../apps/server/test/support/seed/accounts.ts';
import { PERSONA_PASSWORD, personas, type Person } from '../../apps/server/test/support/personas.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { derive } from '../../packages/crypto/src/account/derive.ts';
import { prepareSignUp } from '../../packages/crypto/src/account/sign-up.ts';
import { identifierOf } from '../../packages/rules/src/accounts/identifier.ts';
import { kdfParameters } from '../../packages/rules/src/accounts/kdf.ts';

/** Creates all personas as members, with keys that their passwords decrypt; created here, because the server must not create keys. */
export async function seedAccounts(tx: Tx, clock: Clock, config: Config): Promise<void> {
  for (const person of Object.values<Person>(personas)) {
    const known = await tx.selectFrom('member').select('id').where('id', '=', person.id).executeTakeFirst();
    if (known) await makeStaff(tx, person);
    else await signUpAtOnce(tx, person, await keysOf(person, config), { clock, config });
  }
}

async function keysOf(person: Person, config: Config) {
  const saltFor = (name: string) => ({ salt: saltOf(config.CREDENTIAL_SECRET, identifierOf(name)) });
  const { body } = await prepareSignUp({
    memberId: person.id,
    password: PERSONA_PASSWORD,
    parameters: kdfParameters,
    derive,
    email: saltFor(person.email),
    username: saltFor(person.username),
  });
  return body;
}
