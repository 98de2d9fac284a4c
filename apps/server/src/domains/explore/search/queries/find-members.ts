import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import type { Db } from '../../../../platform/db/database.ts';
import { StatementCache } from '../../../../platform/search/prepared-builder.ts';
import type { Parameter, AccessPath } from './candidates.ts';
import { nameOf, buildPrepared } from './prepared.ts';

/** A member on a page, before it is decided how much the viewer sees. */
export interface FoundMember {
  /** No member of the page: the way gave up here, and more may follow. */
  edge: boolean;
  number: number;
  kind: number;
  rank: string;
  distance: number | null;
  walked: number | null;
  id: string;
  username: string;
  account_type: AccountType;
  state: MemberState;
  verified: boolean;
  premium: boolean;
  private_account: boolean;
  time_zone: string;
  show_presence: boolean;
  birth_date: string | null;
  /** Numbers with commas between them. */
  interests: string;
  own_interests: string | null;
  location_status: string;
  travel_audience: string | null;
  audiences: Record<string, unknown>;
  city: string | null;
  country: string | null;
  /** Where they travel. */
  there: string | null;
  there_country: string | null;
  /** The straight line to the viewer on a globe of radius 1. */
  apart: number | null;
  photo_id: string | null;
  generation: number | null;
  photo_kind: 'image' | 'video' | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  placeholder: string | null;
  connection: 'asking' | 'asked' | 'connected' | null;
  online: boolean | null;
  /** How often anybody has moved until now. */
  moves: string | null;
  days_away: number | null;
}

export type Values = Readonly<Record<Parameter, unknown>>;

const preparedCache = new StatementCache<Parameter>();

export const findMembers = (db: Db, accessPath: AccessPath, values: Values): Promise<FoundMember[]> =>
  preparedCache.run<FoundMember>(db, nameOf(accessPath), () => buildPrepared(accessPath), values);

export async function hasCity(db: Db, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('profile').select('city_id').where('member_id', '=', memberId).executeTakeFirst();
  return (row?.city_id ?? null) !== null;
}
