import { verifyEmail } from '../../../src/domains/accounts/commands/verify-email.ts';
import { verifierOf } from '../../../src/domains/accounts/credentials.ts';
import { addLink } from '../../../src/domains/accounts/store/links.ts';
import { activateMember, changeSettings, claimUsername, setPhone } from '../../../src/domains/accounts/store/members.ts';
import { addSignUp, type MemberKeys } from '../../../src/domains/accounts/store/sign-ups.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Config } from '../../../src/platform/config/config.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { personaPasskeys } from '../persona-passkeys.ts';
import type { Person } from '../personas.ts';
import { aPasskey, aRole, aSubscription } from '../members.ts';

interface Credential {
  password: string;
  envelope: string;
}

interface Prepared {
  credentials: { email: Credential; username: Credential };
  keys: MemberKeys;
}

/**
 * Signs a member up as the app does, but without an email: the link is confirmed immediately, then the persona's
 * details are set.
 */
export async function signUpAtOnce(
  tx: Tx,
  person: Person,
  { credentials, keys }: Prepared,
  { clock, config }: { clock: Clock; config: Config },
): Promise<void> {
  const now = clock.now();
  await claimUsername(tx, { name: person.username, holder: person.id, expiresAt: null, now });
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
    kdfVersion: 1,
    envelopes: { email: credentials.email.envelope, username: credentials.username.envelope },
    keys,
    requestedAt: now,
  });
  const token = await addLink(tx, { purpose: 'verify_email', subject: person.id, now });
  if (token === null) throw new Error(`${person.username} got too many mails`);
  await verifyEmail(tx, token, clock);
  await activateMember(tx, person.id);
  await saveDetails(tx, person, now);
  await makeStaff(tx, person);
}

/** Sets the role and passkeys of a staff persona, even if an older seed has set others. */
export async function makeStaff(tx: Tx, { id, username, staffRole }: Person): Promise<void> {
  if (!staffRole) return;
  const held = await tx.selectFrom('member').select(['staff_role', 'staff_role_counts_from']).where('id', '=', id).executeTakeFirst();
  if (held?.staff_role !== staffRole || held.staff_role_counts_from === null) await aRole(tx, id, staffRole);
  const known = await tx.selectFrom('second_factor').select('credential_id').where('member_id', '=', id).execute();
  for (const { credentialId, publicKey } of personaPasskeys(username)) {
    const passkey = { id: credentialId.toString('base64url'), publicKey };
    if (known.some(({ credential_id }) => credential_id === passkey.id)) continue;
    await aPasskey(tx, id, passkey, { opensConsole: true });
  }
}

async function saveDetails(tx: Tx, person: Person, now: Date): Promise<void> {
  if (person.phone) await setPhone(tx, person.id, person.phone, now);
  if (person.privateAccount) await changeSettings(tx, person.id, { privateAccount: true }, null);
  if (person.plan) await aSubscription(tx, person.id, person.plan);
  await tx
    .updateTable('member')
    .set({ identity_verified_at: person.verified ? now : null })
    .where('id', '=', person.id)
    .execute();
}
