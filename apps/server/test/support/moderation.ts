import type { CaseView } from '@subrosa/contract/moderation';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { CaseKind, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { aBrowser, type Answered } from './browser.ts';
import type { aClock } from './clock.ts';
import type { TestApi } from './test-api.ts';
import { aMember, type BuiltMember } from './members.ts';
import { openCase } from '../../src/domains/moderation/index.ts';

interface CaseWithEvents extends CaseView {
  events: { at: string; kind: string; actor: string | null }[];
}

export interface Queue {
  cases: CaseView[];
  waiting: number;
  after: string | null;
}

type Answer<Body> = Promise<Answered<Body>>;

export interface Moderator extends BuiltMember {
  take: (caseId: string) => Answer<CaseWithEvents>;
  release: (caseId: string) => Answer<CaseWithEvents>;
  decide: (caseId: string, body: object) => Answer<CaseWithEvents>;
  read: (caseId: string) => Answer<CaseWithEvents>;
  list: (query?: Record<string, string>) => Answer<Queue>;
  call: ReturnType<typeof aBrowser>['call'];
  reveal: (pseudonym: string, body: { caseId: string; reason: string }) => Answer<{ username: string }>;
}

/** Creates a staff member with a session and functions to act on cases. */
export async function aModerator(api: TestApi, staffRole: StaffRole | null = 'safety_lead'): Promise<Moderator> {
  const member = await aMember(api.db, api.config, staffRole ? { staffRole } : { secondFactor: true });
  const browser = aBrowser(api);
  await browser.login(member);
  const onCase = (caseId: string, action: string, body: object = {}) =>
    browser.call<CaseWithEvents>('POST', `/api/staff/cases/${caseId}/${action}`, body);
  return {
    ...member,
    call: browser.call,
    take: (caseId: string) => onCase(caseId, 'claim'),
    release: (caseId: string) => onCase(caseId, 'release'),
    decide: (caseId: string, body: object) => onCase(caseId, 'decide', body),
    read: (caseId: string) => browser.call<CaseWithEvents>('GET', `/api/staff/cases/${caseId}`),
    reveal: (pseudonym: string, body: { caseId: string; reason: string }) =>
      browser.call<{ username: string }>('POST', `/api/staff/members/${pseudonym}/reveal`, body),
    list: (query = {}) => browser.call<Queue>('GET', `/api/staff/cases?${new URLSearchParams(query).toString()}`),
  };
}

/** The subject kind of cases that are not about media. */
const subjects: Partial<Record<CaseKind, SubjectKind>> = {
  profile_text: 'profile',
  ban_evasion: 'profile',
  under_age: 'profile',
  own_initiative: 'profile',
  lifetime_fraud: 'profile',
  member_report: 'report',
  conversation_report: 'report',
  request_text: 'request',
  request_report: 'request',
  contact: 'support_request',
  privacy_request: 'support_request',
  appeal: 'statement_of_reasons',
};

interface CaseTraits {
  kind?: CaseKind;
  memberId?: string;
  reporterId?: string;
  subjectId?: string;
}

/** Opens a case about a member, by default a new one, and advances the clock so that later events have later times. */
export async function aCase(api: TestApi, clock: ReturnType<typeof aClock>, traits: CaseTraits = {}) {
  const { kind = 'media_review', subjectId = newId(), reporterId } = traits;
  const memberId = traits.memberId ?? (await aMember(api.db, api.config)).id;
  const subjectKind = subjects[kind] ?? 'media';
  const opening = { kind, subjectKind, subjectId, memberId, ...(reporterId && { reporterId }) } as const;
  const id = await transaction(api.db, (tx) => openCase(tx, clock, opening));
  clock.pass(1);
  return { id, subjectId, memberId };
}
