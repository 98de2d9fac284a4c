import { createHash } from 'node:crypto';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import type { Config } from '../../../platform/config/config.ts';
import type { OutgoingEmail } from '../../../platform/mail/mailer.ts';
import { subscriptionToken } from '../../accounts/index.ts';
import { verpAddress } from './mail-feedback/verp.ts';
import type { DueDelivery } from './queries/due-deliveries.ts';

type Settings = Pick<Config, 'PUBLIC_URL' | 'EMAIL_LINK_SECRET' | 'MAIL_DOMAIN'>;

/** States how many notifications are new, never what they are about. */
export function notificationDigestEmail(
  delivery: DueDelivery,
  count: number,
  { config, now }: { config: Settings; now: Date },
): OutgoingEmail<'notification-digest'> {
  const token = subscriptionToken(config.EMAIL_LINK_SECRET, delivery.memberId);
  return {
    id: emailId(delivery),
    to: delivery.email,
    kind: 'notification-digest',
    locale: resolveLocale(delivery.locale, { production: false }),
    facts: {
      count,
      url: `${config.PUBLIC_URL}/notifications`,
      preferencesUrl: `${config.PUBLIC_URL}/settings/notifications`,
      unsubscribeUrl: `${config.PUBLIC_URL}/unsubscribe?member=${token}`,
    },
    unsubscribeUrl: `${config.PUBLIC_URL}/api/account/email-subscription?token=${token}`,
    returnPath: verpAddress({ memberId: delivery.memberId, email: delivery.email, sentAt: now }, config),
  };
}

/** Deterministic, so that a retry has the same id; the hash does not reveal the member. */
function emailId({ memberId, fromSequence, unlistedCount }: DueDelivery): string {
  return createHash('sha256').update(`notification-digest\n${memberId}\n${fromSequence}\n${unlistedCount}`).digest('hex').slice(0, 32);
}
