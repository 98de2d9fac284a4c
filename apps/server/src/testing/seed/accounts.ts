import { verifyEmail } from '../../domains/accounts/commands/verify-email.ts';
import { verifierOf } from '../../domains/accounts/credentials.ts';
import { addLink } from '../../domains/accounts/store/links.ts';
import { activateMember, changeSettings, claimUsername, setPhone } from '../../domains/accounts/store/members.ts';
import { addSignUp, type MemberKeys } from '../../domains/accounts/store/sign-ups.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sealTotpSecret } from '../../domains/accounts/totp.ts';
import { confirmTotpFactor, startTotpFactor } from '../../domains/accounts/store/second-factors.ts';
import { newId } from '../../platform/ids.ts';
import { CAST_TOTP, type Person } from '../cast.ts';
import { aSubscription } from '../members.ts';

interface Credential {
  password: string;
  envelope: string;
}

interface Prepared {
  credentials: { email: Credential; username: Credential };
  keys: MemberKeys;
}

/** The way of every member, without the mail: a sign-up whose link is opened at once, then what the story says. */
export async function signUpAtOnce(
  tx: Tx,
  person: Person,
  { credentials, keys }: Prepared,
  { clock, config }: { clock: Clock; config: Config },
): Promise<void> {
  const now = clock.now();
  await claimUsername(tx, { name: person.username, holder: person.id, until: null, now });
  await addSignUp(tx, {
    id: person.id,
    email: person.email,
    username: person.username,
    accountType: person.role === 'confidant' ? 'confidant' : 'fetishist',
    locale: person.locale,
    timeZone: person.timeZone,
    verifiers: {
      email: verifierOf(config.CREDENTIAL_SECRET, credentials.email.password),
      username: verifierOf(config.CREDENTIAL_SECRET, credentials.username.password),
    },
    stretching: 1,
    envelopes: { email: credentials.email.envelope, username: credentials.username.envelope },
    keys,
    askedAt: now,
  });
  await verifyEmail(tx, await addLink(tx, { purpose: 'verify_email', subject: person.id, now }), clock);
  await activateMember(tx, person.id);
  await tell(tx, person, now);
  if (person.staffRole) await giveApp(tx, person.id, { config, now });
}

/** Staff do nothing as staff without a second factor. */
async function giveApp(tx: Tx, memberId: string, { config, now }: { config: Config; now: Date }): Promise<void> {
  const id = newId();
  const sealedSecret = sealTotpSecret(config.SEAL_SECRET, memberId, CAST_TOTP);
  await startTotpFactor(tx, { id, memberId, name: 'App', addedAt: now, sealedSecret });
  await confirmTotpFactor(tx, id, 0, now);
}

async function tell(tx: Tx, person: Person, now: Date): Promise<void> {
  if (person.phone) await setPhone(tx, person.id, person.phone, now);
  if (person.privateAccount) await changeSettings(tx, person.id, { privateAccount: true }, null);
  if (person.plan) await aSubscription(tx, person.id, person.plan);
  await tx
    .updateTable('member')
    .set({ identity_verified_at: person.verified ? now : null, staff_role: person.staffRole ?? null })
    .where('id', '=', person.id)
    .execute();
}
