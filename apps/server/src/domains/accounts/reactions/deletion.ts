import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { reaction } from '../../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../../platform/mail/mailer.ts';
import { eraseLeaves } from '../../transparency/index.ts';
import { pageOf } from '../page-urls.ts';
import { exportKeyOf, zipOf } from '../export-file.ts';
import { inDays, localeOf, whenFor } from '../emails.ts';
import { findMember } from '../queries/members.ts';
import { eraseMember, eraseSignUps, finishExport, lockExport } from '../store/deletion.ts';

const DAY = 86_400_000;

export const endingReactions = [
  reaction('accounts.exportRequested', 'accounts.create-export', async ({ tx, event, platform }) => {
    const { storage, clock, config } = platform;
    const { memberId, exportId } = event.data;
    const member = await findMember(tx, memberId);
    if (!member) return;
    const objectKey = exportKeyOf(exportId);
    const content = await zipOf(await platform.collectData(tx, memberId, config));
    await storage.put(objectKey, content, 'application/zip');
    if (!(await finishExport(tx, exportId, { objectKey, at: clock.now() }))) {
      await storage.remove(objectKey);
      return;
    }
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'export-ready',
      locale: localeOf(member),
      facts: { url: pageOf.account(config.PUBLIC_URL), days: inDays(tokenLifetimes.exportMs) },
    });
  }),

  reaction('accounts.memberDeleted', 'accounts.erase', async ({ tx, event, platform: { storage, clock, config } }) => {
    const { memberId, reference } = event.data;
    const member = await findMember(tx, memberId);
    if (!member) return;
    const exportId = await lockExport(tx, memberId);
    if (exportId !== null) await storage.remove(exportKeyOf(exportId));
    await eraseSignUps(tx, member.email);
    await eraseLeaves(tx, memberId);
    await eraseMember(tx, memberId, { reference, at: clock.now() });
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'account-deleted',
      locale: localeOf(member),
      facts: {
        reference,
        at: whenFor(member, new Date(event.at)),
        erasedBy: whenFor(member, new Date(new Date(event.at).getTime() + DAY)),
      },
    });
  }),
];
