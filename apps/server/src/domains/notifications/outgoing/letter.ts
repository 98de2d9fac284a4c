import { createHash } from 'node:crypto';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import type { Config } from '../../../platform/config/config.ts';
import type { Letter } from '../../../platform/mail/mailer.ts';
import { subscriptionToken } from '../../accounts/index.ts';
import { returnAddress } from './mail-reports/return-address.ts';
import type { News } from './queries/news.ts';

type Settings = Pick<Config, 'PUBLIC_URL' | 'LINK_SECRET' | 'MAIL_DOMAIN'>;

/** Says that there is something new and how much, never what. */
export function newsLetter(news: News, count: number, { config, now }: { config: Settings; now: Date }): Letter<'notifications-news'> {
  const token = subscriptionToken(config.LINK_SECRET, news.memberId);
  return {
    id: letterId(news),
    to: news.email,
    kind: 'notifications-news',
    locale: resolveLocale(news.locale, { production: false }),
    facts: {
      count,
      url: `${config.PUBLIC_URL}/notifications`,
      preferencesUrl: `${config.PUBLIC_URL}/settings/settings`,
      unsubscribeUrl: `${config.PUBLIC_URL}/unsubscribe?member=${token}`,
    },
    unsubscribeUrl: `${config.PUBLIC_URL}/api/account/email-subscription?token=${token}`,
    returnPath: returnAddress({ memberId: news.memberId, email: news.email, sentAt: now }, config),
  };
}

/** The same however often it is asked for; tells nobody whose it is. */
function letterId({ memberId, since, unlisted }: News): string {
  return createHash('sha256').update(`notifications-news\n${memberId}\n${since}\n${unlisted}`).digest('hex').slice(0, 32);
}
