import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import type { LinkKind } from '@subrosa/rules/profiles/fields';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { CityRow, ProfileRow } from './own.ts';
import { findById, findByUsername } from './prepared.ts';

/** A published item as PostgreSQL returns it in JSON. */
export interface PictureRow {
  id: string;
  generation: number;
  kind: 'image' | 'video';
  width: number;
  height: number;
  duration_ms: number | null;
  placeholder: string | null;
}

interface MemberColumns {
  id: string;
  username: string;
  account_type: AccountType;
  state: MemberState;
  private_account: boolean;
  time_zone: string;
  verified: boolean;
  phone_verified: boolean;
  /** The methods of verification, each with the month of its completion. */
  verifications: { method: VerificationMethod; month: string }[] | null;
  premium: boolean;
  /** Whether staff hide the texts from others. */
  withheld: boolean;
  /** From the viewer's side. */
  connection: 'outgoing' | 'incoming' | 'connected' | null;
  payment_viewer: boolean;
  viewer_interests: number[] | null;
  /** The home city. */
  city: CityRow | null;
  /** The city to which the member travels; null at home. */
  there: CityRow | null;
  photo: PictureRow | null;
  cover: PictureRow | null;
  links: { id: string; kind: LinkKind; platform: string; url: string }[] | null;
  payment: { name: string; account: string }[] | null;
  gallery: { total: number; first: { caption: string; media: PictureRow }[] };
}

type NullUnlessStarted<Row> = { [Column in keyof Row]: Row[Column] | null };

type OwnColumns = Omit<
  ProfileRow,
  'member_id' | 'version' | 'city_id' | 'current_city_id' | 'photo_id' | 'cover_id' | 'changed_at' | 'withheld_at' | 'supported_language'
>;

/** Everything about a member whom this viewer may find, before visibility rules are applied. */
export type FoundProfile = MemberColumns & NullUnlessStarted<OwnColumns>;

export type ProfileKey = { id: string } | { username: string };

interface ViewerContext {
  viewerId: string;
  locale: Locale;
  now: Date;
}

/** Returns null for a member who does not exist, is not active or has a block with the viewer. */
export async function findProfile(db: Db | Tx, whom: ProfileKey, { viewerId, locale, now }: ViewerContext): Promise<FoundProfile | null> {
  const [prepared, key] = 'id' in whom ? [findById, whom.id] : [findByUsername, whom.username.toLowerCase()];
  const rows = await runPrepared<FoundProfile>(db, prepared, [key, viewerId, now.toISOString().slice(0, 10), locale]);
  return rows[0] ?? null;
}
