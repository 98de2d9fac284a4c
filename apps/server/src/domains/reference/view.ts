import type { referenceRoutes } from '@subrosa/contract/reference';
import type { ReplyOf } from '@subrosa/contract/route';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { interestCategories, interests, type Interest } from '@subrosa/rules/reference/interests';
import { languages } from '@subrosa/rules/reference/languages';
import { availableLocales, type Locale } from '@subrosa/rules/reference/locales';
import type { RuntimeSettings } from '@subrosa/rules/reference/settings';
import { billingPagesOf } from '../../platform/billing/provider.ts';
import type { Config } from '../../platform/config/config.ts';
import { languageName, nameOf, type NameKind, type SlugOf } from './names.ts';
import { regionName } from './regions.ts';
import type { InterestChanges } from './runtime-settings/queries.ts';
import type { FoundCity } from './queries.ts';

type Calls = typeof referenceRoutes;
type Choice = ReplyOf<Calls['listLanguages']>[number];

const byName = (locale: Locale) => (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, locale);

/** Choices keep their order, which has a meaning: from slim to full, from none to many years. */
export function choiceViews<Kind extends NameKind>(kind: Kind, slugs: readonly SlugOf<Kind>[], locale: Locale): Choice[] {
  return slugs.map((slug) => ({ id: slug, name: nameOf(kind, slug, locale) }));
}

export function languageViews(locale: Locale): Choice[] {
  return languages.map((code) => ({ id: code, name: languageName(code, locale) })).toSorted(byName(locale));
}

function interestView({ slug, number, category }: Interest, locale: Locale, changes: InterestChanges) {
  const change = changes.get(slug);
  return {
    id: slug,
    name: change?.names[locale] ?? nameOf('interests', slug, locale),
    number,
    category,
    retired: change?.retired ?? false,
  };
}

export function interestCategoryViews(locale: Locale, changes: InterestChanges): ReplyOf<Calls['listInterestCategories']> {
  return interestCategories.map((category) => ({
    id: category,
    name: nameOf('interestCategories', category, locale),
    interests: interests
      .filter((interest) => interest.category === category)
      .map((interest) => interestView(interest, locale, changes))
      .toSorted(byName(locale)),
  }));
}

export function interestViews(locale: Locale, changes: InterestChanges): ReplyOf<Calls['listInterests']> {
  return interestCategoryViews(locale, changes).flatMap((category) => category.interests);
}

export function cityView(city: FoundCity, locale: Locale): ReplyOf<Calls['searchCities']>[number] {
  const { id, name, localName, country, timeZone } = city;
  return { id, name: localName ?? name, country, region: regionName(city, locale), timeZone };
}

export function configView(config: Config, { signUpOpen }: RuntimeSettings): ReplyOf<Calls['getConfig']> {
  return {
    brand: { name: config.BRAND_NAME, supportEmail: config.SUPPORT_EMAIL },
    environment: config.ENVIRONMENT,
    release: config.RELEASE,
    origins: [new URL(config.PUBLIC_URL).origin],
    locales: [...availableLocales({ production: config.ENVIRONMENT === 'production' })],
    minimumAge: MINIMUM_AGE,
    promoOnly: config.PROMO_ONLY,
    breachedPasswords: config.BREACHED_PASSWORDS !== 'off',
    signUpOpen,
    billing: billingView(config),
    limits: {
      title: config.LIMIT_TITLE,
      description: config.LIMIT_DESCRIPTION,
      about: config.LIMIT_ABOUT,
      chatMessage: config.LIMIT_CHAT_MESSAGE,
      endorsement: config.LIMIT_ENDORSEMENT,
      report: config.LIMIT_REPORT,
    },
  };
}

function billingView(config: Config): ReplyOf<Calls['getConfig']>['billing'] {
  const { support, chat } = billingPagesOf(config);
  return {
    provider: 'CCBill',
    statementDescriptor: config.BILLING_STATEMENT_DESCRIPTOR,
    supportUrl: support,
    chatUrl: chat,
    graceDays: config.BILLING_GRACE_DAYS,
  };
}
