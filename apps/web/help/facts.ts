import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { accountLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { entitlements, type Grant } from '@subrosa/rules/entitlements/table';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { caseRules, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { APPEAL_MONTHS, MOST_SUSPENDED_DAYS, STRIKE_DAYS } from '@subrosa/rules/moderation/sanctions';
import { requestLimits } from '@subrosa/rules/requests/post';
import { plans } from '@subrosa/rules/subscriptions/plans';
import { RENEWAL_DAYS } from '@subrosa/rules/verification/renewal';
import type { Locale } from '@subrosa/rules/reference/locales';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const MEGABYTE = 1024 * 1024;

/** A number of the rules with its unit; without a unit the article names what is counted. */
interface Fact {
  count: number;
  unit?: 'minute' | 'hour' | 'day' | 'month' | 'megabyte';
}

const minutes = (ms: number): Fact => ({ count: ms / MINUTE, unit: 'minute' });
const days = (count: number): Fact => ({ count, unit: 'day' });

function dueHours(kind: CaseKind): Fact {
  const { due } = caseRules[kind];
  if (!('hours' in due)) throw new Error(`${kind} is not due in hours`);
  return { count: due.hours, unit: 'hour' };
}

function dueBusinessDays(kind: CaseKind): Fact {
  const { due } = caseRules[kind];
  if (!('businessDays' in due)) throw new Error(`${kind} is not due in business days`);
  return { count: due.businessDays };
}

/** How often members without premium may use a capability. */
function upTo(capability: 'requests.post' | 'explore.pages'): Fact {
  const grant: Grant = entitlements[capability].fetishist.regular;
  if (typeof grant === 'string') throw new Error(`${capability} is not limited`);
  return { count: grant.upTo };
}

function recurring(id: number): Fact {
  const plan = plans.find((one) => one.id === id);
  if (!plan?.recurringDays) throw new Error(`plan ${id} does not renew`);
  return days(plan.recurringDays);
}

/** Every number that an article may contain, by the name of its placeholder. */
export const facts = {
  minimumAge: { count: MINIMUM_AGE },
  devices: { count: accountLimits.devices },
  identityDays: dueBusinessDays('identity'),
  mediaReviewHours: dueHours('media_review'),
  memberReportHours: dueHours('member_report'),
  conversationReportHours: dueHours('conversation_report'),
  requestTextHours: dueHours('request_text'),
  ncii: dueHours('ncii'),
  objectionHours: dueHours('media_objection'),
  depictedDays: dueBusinessDays('depicted_person'),
  complaintDays: dueBusinessDays('complaint'),
  appealDays: dueBusinessDays('appeal'),
  appealMonths: { count: APPEAL_MONTHS, unit: 'month' },
  strikeDays: days(STRIKE_DAYS),
  suspensionDays: days(MOST_SUSPENDED_DAYS),
  postsPerDay: upTo('requests.post'),
  searchPages: upTo('explore.pages'),
  postFiles: { count: requestLimits.files },
  mediaSize: { count: mediaLimits.bytes / MEGABYTE, unit: 'megabyte' },
  correctionMinutes: minutes(requestLimits.correctionMs),
  requestsPerDay: { count: connectionLimits.requestsPerDay },
  declinedDays: days(connectionLimits.declinedMs / DAY),
  documentAccess: minutes(documentLimits.grantMs),
  documentKeepDays: days(documentLimits.keepDays),
  renewalDays: days(RENEWAL_DAYS),
  premiumShort: recurring(3),
  premiumLong: recurring(4),
  exportDays: days(tokenLifetimes.exportMs / DAY),
} as const satisfies Record<string, Fact>;

type FactName = keyof typeof facts;

export const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name);

/** The number in a language, with its unit: “24 hours”. */
export function factText(name: FactName, locale: Locale): string {
  const { count, unit }: Fact = facts[name];
  const format: Intl.NumberFormatOptions = unit ? { style: 'unit', unit, unitDisplay: unit === 'megabyte' ? 'short' : 'long' } : {};
  // The formats of zh-CN have no space before a unit; the catalog has one.
  return new Intl.NumberFormat(locale, format).format(count).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
