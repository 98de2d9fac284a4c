import type { EventText, TripText } from '@subrosa/contract/calendar/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import { dateIn } from '@subrosa/rules/accounts/age';
import { calendarLimits, type EntryAudience } from '@subrosa/rules/calendar/entries';
import { findProhibited } from '@subrosa/rules/content/index';
import { parseWireDate } from '@subrosa/rules/format/dates';
import type { Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listProhibitedWords } from '../moderation/index.ts';
import { findConnected, findSettings } from './queries/members.ts';

const YEAR = 365 * 86_400_000;

export type Problems = Map<string, FieldProblem>;

/** Values before a change; they apply where the input has none. */
export interface PreviousEntry {
  audience: EntryAudience;
  publishAt: Date;
}

interface TextInput {
  memberId: string;
  text: Pick<EventText | TripText, 'title' | 'description' | 'startDate' | 'endDate' | 'audience' | 'publishTo' | 'publishAt' | 'notify'>;
  before: PreviousEntry;
}

/** Validated fields that events and trips share. */
export interface CommonText {
  title: string;
  description: string;
  startDate: string;
  endDate: string;
  audience: EntryAudience;
  readers: string[];
  publishAt: Date;
  notify: boolean;
  /** Today in the owner’s time zone. */
  today: string;
  /** The owner’s time zone. */
  timeZone: string;
}

/** Collects problems instead of throwing, so that the response contains all of them. */
export async function validateCommonText(
  tx: Tx,
  { memberId, text, before }: TextInput,
  problems: Problems,
  platform: ApiPlatform,
): Promise<CommonText> {
  const { config, clock } = platform;
  const now = clock.now();
  const { timeZone } = await findSettings(tx, memberId);
  // A title is one line.
  const title = text.title.replaceAll(/\s+/gu, ' ');
  if (title.length > config.LIMIT_TITLE) problems.set('title', 'title.tooLong');
  if (text.description.length > config.LIMIT_DESCRIPTION) problems.set('description', 'field.tooLong');
  const prohibitedWords = await listProhibitedWords(tx);
  if (findProhibited(title, prohibitedWords).length > 0) problems.set('title', 'text.prohibitedWord');
  if (findProhibited(text.description, prohibitedWords).length > 0) problems.set('description', 'text.prohibitedWord');
  const audience = text.audience ?? before.audience;
  const publishAt = validatePublishAt(text.publishAt, before, now);
  if (publishAt.getTime() > now.getTime() + calendarLimits.yearsAhead * YEAR) problems.set('publishAt', 'field.invalid');
  return {
    title,
    description: text.description,
    startDate: validateDate('startDate', text.startDate, problems),
    endDate: validateDate('endDate', text.endDate, problems),
    audience,
    readers: audience === 'chosen' ? await validateNamedViewers(tx, memberId, text.publishTo, problems) : [],
    publishAt,
    notify: text.notify,
    today: dateIn(timeZone, now),
    timeZone,
  };
}

/** Without a time, publishes now; an entry that is already public keeps its time. */
function validatePublishAt(requested: string | null, before: PreviousEntry, now: Date): Date {
  const wanted = requested === null ? now : new Date(requested);
  if (wanted > now) return wanted;
  return before.publishAt < now ? before.publishAt : now;
}

export function validateDate(field: string, text: string, problems: Problems): string {
  const date = parseWireDate(text);
  if (date === null) problems.set(field, 'dateRange.required');
  return date ?? '2000-01-01';
}

/** Ignores members who are no connections, so that the response does not reveal whether an id exists. */
async function validateNamedViewers(tx: Tx, memberId: string, publishTo: readonly string[], problems: Problems): Promise<string[]> {
  const ids = [...new Set(publishTo.map((id) => id.toLowerCase()))];
  const readers = await findConnected(tx, memberId, ids);
  if (readers.length === 0) problems.set('publishTo', 'connections.chosenRequired');
  return readers;
}

/** Prohibited words have their own error code; its fields contain all other problems as well. */
export function throwIfInvalid(problems: Problems): void {
  if (problems.size === 0) return;
  const isProhibited = [...problems.values()].includes('text.prohibitedWord');
  throw new ApiError(isProhibited ? 'calendar.prohibitedWord' : 'request.invalid', { fields: Object.fromEntries(problems) });
}
