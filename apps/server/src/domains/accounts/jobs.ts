import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import { enqueueEmail } from '../../platform/mail/mailer.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { pageOf } from './page-urls.ts';
import { countMembers } from './commands/count-members.ts';
import { exportKeyOf } from './export-file.ts';
import { inHours, inMinutes, localeOf } from './emails.ts';
import { linkPurposes, mailboxSubject } from './mail-links.ts';
import { findMemberByEmail, findSignUpByEmail } from './queries/members.ts';
import { deleteOldExports } from './store/deletion.ts';
import { addLink } from './store/links.ts';
import { purgeExpired } from './store/retention.ts';
import { lockFactors } from './store/second-factors.ts';

const RESET = 'accounts:send-reset-email';
const DEVICES = 'accounts:send-devices-email';
const VERIFICATION = 'accounts:send-verification-email';
const PURGE_EXPIRED = 'accounts:purge-expired';
const COUNT = 'accounts:count-members';
const MINUTE = 60_000;

type EmailTask = typeof RESET | typeof DEVICES | typeof VERIFICATION;

interface AccountJobInput {
  email: string;
  letterId: string;
}

/** Enqueues an email to an address that may not be a member's. Only the worker checks, so that the response does not depend on it. */
async function enqueueMailing(tx: Tx, task: EmailTask, email: string): Promise<void> {
  await enqueue(tx, task, { email, letterId: newId() } satisfies AccountJobInput);
}

export const enqueueResetEmail = (tx: Tx, email: string) => enqueueMailing(tx, RESET, email);
export const enqueueDevicesEmail = (tx: Tx, email: string) => enqueueMailing(tx, DEVICES, email);
export const enqueueVerificationEmail = (tx: Tx, email: string) => enqueueMailing(tx, VERIFICATION, email);

/** Enqueues one count for all members who join within a minute. */
export async function enqueueCountMembers(tx: Tx, now: Date): Promise<void> {
  await enqueue(tx, COUNT, {}, { key: COUNT, runAt: new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE) });
}

export function tasks({ db, clock, config, storage }: WorkerPlatform): Tasks {
  /** Sends a link to the member with this email address, if there is one. */
  function mailsMember(purpose: 'reset_password' | 'manage_devices', kind: 'reset-password' | 'manage-devices', page: typeof pageOf.reset) {
    return (payload: unknown) =>
      transaction(db, async (tx) => {
        const { email, letterId: emailId } = payload as AccountJobInput;
        const found = await findMemberByEmail(tx, email);
        // A concurrent change of the email address voids the links sent to the old one, and would miss this link.
        if (found) await lockFactors(tx, found.id);
        const member = found && (await findMemberByEmail(tx, email));
        const token = member && (await addLink(tx, { purpose, subject: member.id, now: clock.now() }));
        if (!token) return;
        const facts = { url: page(config.PUBLIC_URL, token), minutes: inMinutes(linkPurposes[purpose]) };
        await enqueueEmail(tx, config, { id: emailId, to: member.email, kind, locale: localeOf(member), facts });
      });
  }

  return {
    [RESET]: mailsMember('reset_password', 'reset-password', pageOf.reset),
    [DEVICES]: mailsMember('manage_devices', 'manage-devices', pageOf.devices),

    [VERIFICATION]: (payload) =>
      transaction(db, async (tx) => {
        const { email, letterId: emailId } = payload as AccountJobInput;
        const signUp = await findSignUpByEmail(tx, email);
        if (!signUp || (await findMemberByEmail(tx, email))) return;
        const countedAs = mailboxSubject(config.CREDENTIAL_SECRET, email);
        const token = await addLink(tx, { purpose: 'verify_email', subject: signUp.id, now: clock.now(), countedAs });
        if (token === null) return;
        const facts = { url: pageOf.verify(config.PUBLIC_URL, token), hours: inHours(tokenLifetimes.verifyEmailMs) };
        await enqueueEmail(tx, config, { id: emailId, to: signUp.email, kind: 'verify-email', locale: localeOf(signUp), facts });
      }),

    [PURGE_EXPIRED]: async () => {
      const now = clock.now();
      const old = await transaction(db, async (tx) => {
        await purgeExpired(tx, now);
        return deleteOldExports(tx, new Date(now.getTime() - tokenLifetimes.exportMs));
      });
      for (const exportId of old) await storage.remove(exportKeyOf(exportId));
    },

    [COUNT]: () => transaction(db, (tx) => countMembers(tx, clock)),
  };
}

export const cron: readonly CronItem[] = [
  { task: PURGE_EXPIRED, at: '10 * * * *' },
  { task: COUNT, at: '*/10 * * * *' },
];
