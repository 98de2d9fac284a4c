import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { reaction } from '../../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../../platform/mail/mailer.ts';
import { pageOf } from '../page-urls.ts';
import { enqueueCountMembers } from '../jobs.ts';
import { inHours, localeOf } from '../emails.ts';
import { mailboxSubject } from '../mail-links.ts';
import { findMemberByEmail, findSignUp } from '../queries/members.ts';
import { addLink, countLinkMail } from '../store/links.ts';

export const entryReactions = [
  reaction('accounts.signUpRequested', 'accounts.email-sign-up', async ({ tx, event, platform: { clock, config } }) => {
    const signUp = await findSignUp(tx, event.data.signUpId);
    if (!signUp) return;
    const mail = { purpose: 'verify_email', now: clock.now() } as const;
    const countedAs = mailboxSubject(config.CREDENTIAL_SECRET, signUp.email);
    const email = { id: event.id, to: signUp.email, locale: localeOf(signUp) };
    if (await findMemberByEmail(tx, signUp.email)) {
      if (!(await countLinkMail(tx, { ...mail, subject: countedAs }))) return;
      const facts = { forgotUrl: pageOf.forgot(config.PUBLIC_URL), loginUrl: pageOf.login(config.PUBLIC_URL) };
      await enqueueEmail(tx, config, { ...email, kind: 'already-registered', facts });
      return;
    }
    const token = await addLink(tx, { ...mail, subject: signUp.id, countedAs });
    if (token === null) return;
    const facts = { url: pageOf.verify(config.PUBLIC_URL, token), hours: inHours(tokenLifetimes.verifyEmailMs) };
    await enqueueEmail(tx, config, { ...email, kind: 'verify-email', facts });
  }),

  reaction('accounts.memberActivated', 'accounts.count-new-member', ({ tx, platform: { clock } }) => enqueueCountMembers(tx, clock.now())),
];
