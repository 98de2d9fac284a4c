import { formatDateTime } from '@subrosa/rules/format/dates';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import { reaction } from '../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../platform/mail/mailer.ts';
import { findRole, listStaffRecipients } from '../accounts/index.ts';

export const reactions = [
  // Emails all staff, who could notice a wrong change, and the member who lost a role. Only the inbox shows whose role it
  // is.
  reaction('staff.roleChanged', 'staff.announce-role', async ({ tx, event, platform: { config } }) => {
    const { roleId, memberId, change } = event.data;
    const role = await findRole(tx, roleId);
    if (!role) return;
    const url = new URL('/staff/inbox', config.PUBLIC_URL).href;
    const countsFrom = change === 'confirmed' ? role.countsFrom : null;
    for (const { id, email, locale, timeZone } of await listStaffRecipients(tx, { besides: change === 'removed' ? memberId : null })) {
      const recipientLocale = resolveLocale(locale, { production: false });
      await enqueueEmail(tx, config, {
        id: `${event.id}-${id}`,
        to: email,
        kind: 'staff-role-changed',
        locale: recipientLocale,
        facts: {
          change,
          countsFrom: countsFrom && formatDateTime(countsFrom, timeZone, { locale: recipientLocale, clock: '24' }),
          url,
        },
      });
    }
  }),
];
