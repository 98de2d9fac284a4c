import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import type { Db } from '../../../../platform/db/database.ts';
import { PreparedCache } from '../../../../platform/search/prepared-builder.ts';
import type { Parameter, AccessPath } from './candidates.ts';
import { nameOf, buildPrepared } from './prepared.ts';

/** A member on a page, before visibility rules are applied. */
export interface FoundMember {
  /** Not a member of the page: the access path stopped at its bound here, and more may follow. */
  edge: boolean;
  search_number: number;
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
  /** Numbers separated by commas. */
  interests: string;
  own_interests: string | null;
  location_status: string;
  travel_audience: string | null;
  audiences: Record<string, unknown>;
  city: string | null;
  country: string | null;
  /** The city to which the member travels. */
  there: string | null;
  there_country: string | null;
  /** The straight-line distance (chord) to the viewer on a globe of radius 1. */
  apart: number | null;
  photo_id: string | null;
  generation: number | null;
  photo_kind: 'image' | 'video' | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  placeholder: string | null;
  connection: 'outgoing' | 'incoming' | 'connected' | null;
  online: boolean | null;
  /** The current value of the sequence of position versions. */
  position_version: string | null;
  days_away: number | null;
}

export type Values = Readonly<Record<Parameter, unknown>>;

const preparedCache = new PreparedCache<Parameter>();

export const findMembers = (db: Db, accessPath: AccessPath, values: Values): Promise<FoundMember[]> =>
  preparedCache.run<FoundMember>(db, nameOf(accessPath), () => buildPrepared(accessPath), values);

export async function hasCity(db: Db, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('profile').select('city_id').where('member_id', '=', memberId).executeTakeFirst();
  return (row?.city_id ?? null) !== null;
}
