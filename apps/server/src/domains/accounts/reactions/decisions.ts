import { isSuspending } from '@subrosa/rules/moderation/sanctions';
import { reaction } from '../../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../../platform/mail/mailer.ts';
import { pageOf } from '../page-urls.ts';
import { localeOf } from '../emails.ts';
import { findMember } from '../queries/members.ts';

/** Cases under investigation: the member gets no email about them. */
const confidentialKinds: readonly string[] = ['csam', 'media_match'];

export const decisionReactions = [
  // A member who is shut out cannot read notifications, so an email links to the reason.
  reaction('moderation.statementOfReasonsIssued', 'accounts.email-suspended-member', async ({ tx, event, platform: { config } }) => {
    const { memberId, kind, sanction } = event.data;
    if (sanction === null || !isSuspending(sanction) || confidentialKinds.includes(kind)) return;
    const member = await findMember(tx, memberId);
    if (!member) return;
    const facts = { url: pageOf.suspended(config.PUBLIC_URL) };
    await enqueueEmail(tx, config, { id: event.id, to: member.email, kind: 'account-decided', locale: localeOf(member), facts });
  }),
];
