import { formatDateTime } from '@subrosa/rules/format/dates';
import { dueAt } from '@subrosa/rules/moderation/due-dates';
import { outcomeOf } from '@subrosa/rules/notices/outcome';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import { reaction } from '../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../platform/mail/mailer.ts';
import { applyDecision, reinstateMedia } from './commands/apply-decision.ts';
import { issueStatementOfReasonsForNotice } from './commands/issue-statements-of-reasons.ts';
import { findCaseOf, findNotice } from './queries.ts';
import { decryptNoticeContent } from './notice-content.ts';
import { stateUrl } from './ticket-secret.ts';

const localeOf = (tag: string) => resolveLocale(tag, { production: false });

export const reactions = [
  reaction('notices.filed', 'notices.confirm', async ({ tx, event, platform: { config } }) => {
    const notice = await findNotice(tx, event.data.noticeId);
    if (!notice) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: decryptNoticeContent(config.DATA_ENCRYPTION_SECRET, notice.id, notice.encrypted_content).email,
      kind: 'notice-received',
      locale: localeOf(notice.locale),
      facts: {
        reference: notice.ticket,
        decideBy: `${formatDateTime(dueAt(notice.kind, notice.received_at), 'UTC')} UTC`,
        stateUrl: stateUrl(notice, config),
      },
    });
  }),

  reaction('moderation.caseDecided', 'notices.apply-decision', async ({ tx, event, platform: { clock } }) => {
    if (event.data.subjectKind === 'notice') await applyDecision(tx, clock, event.data);
  }),

  reaction('moderation.decisionOverturned', 'notices.reinstate', async ({ tx, event, platform: { clock } }) => {
    const { subjectKind, subjectId, memberId } = event.data;
    if (subjectKind === 'notice') await reinstateMedia(tx, clock, { noticeId: subjectId, ownerId: memberId });
  }),

  reaction('media.takenDown', 'notices.issue-statements', async ({ tx, event, platform: { clock } }) => {
    const { sourceId, ownerId, reason } = event.data;
    await issueStatementOfReasonsForNotice(tx, clock, { noticeId: sourceId, ownerId, reason });
  }),

  reaction('moderation.caseDecided', 'notices.email-outcome', async ({ tx, event, platform: { config } }) => {
    const { subjectKind, subjectId, decision } = event.data;
    const notice = subjectKind === 'notice' ? await findNotice(tx, subjectId) : undefined;
    if (!notice) return;
    await enqueueEmail(tx, config, {
      id: `${event.id}-decided`,
      to: decryptNoticeContent(config.DATA_ENCRYPTION_SECRET, notice.id, notice.encrypted_content).email,
      kind: 'notice-decided',
      locale: localeOf(notice.locale),
      facts: {
        reference: notice.ticket,
        isUpheld: outcomeOf(decision) === 'upheld',
        note: (await findCaseOf(tx, notice.id))?.note ?? null,
        stateUrl: stateUrl(notice, config),
      },
    });
  }),
];
