import type { MemberCard } from '@subrosa/contract/explore';
import { ageOf } from '@subrosa/rules/accounts/age';
import { relationOf } from '@subrosa/rules/connections/relation';
import { bandOf } from '@subrosa/rules/explore/distance';
import { exploreLimits } from '@subrosa/rules/explore/filter';
import { presenceOf } from '@subrosa/rules/explore/presence';
import { interestSlugsOf } from '@subrosa/rules/profiles/choices';
import { maySee, type Audience, type Viewer } from '@subrosa/rules/profiles/audiences';
import { allAudiences } from '@subrosa/rules/profiles/chosen-audiences';
import type { AudienceField } from '@subrosa/rules/profiles/fields';
import { extentOf } from '@subrosa/rules/profiles/visibility';
import type { Delivery } from '../../../platform/media-delivery/signed-urls.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { viewMedia } from '../../media/index.ts';
import type { FoundMember } from './queries/find-members.ts';

interface ViewerContext {
  caller: Caller;
  now: Date;
  delivery: Delivery;
}

const CARD_SIZES = ['small', 'medium'] as const;

const numbersOf = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** The card of a member as this viewer may see it. */
export function viewMember(row: FoundMember, { caller, now, delivery }: ViewerContext): MemberCard {
  // The query returns no row if there is a block.
  const relation = relationOf({ viewerId: caller.memberId, otherId: row.id, state: row.connection, blocked: false });
  const inside = extentOf({ state: row.state, private: row.private_account }, relation) === 'contents';
  const audiences = allAudiences(row.audiences);
  const sees = (field: AudienceField) => inside && maySee(audiences[field], { ...relation, premium: caller.premium });
  return {
    id: row.id,
    username: row.username,
    accountType: row.account_type,
    verified: row.verified,
    premium: row.premium,
    private: row.private_account,
    relation: relation.state,
    photo: viewPhoto(row, delivery),
    age: sees('age') && row.birth_date !== null ? ageOf(row.birth_date, row.time_zone, now) : null,
    ...(sees('city') ? viewLocation(row, { ...relation, premium: caller.premium }) : { city: null, traveling: false, within: null }),
    presence: presenceOf({
      private: row.private_account,
      connected: relation.connected,
      showsPresence: row.show_presence,
      online: row.online === true,
      daysAway: row.days_away,
    }),
    interests: sees('interests') ? viewInterests(row) : [],
  };
}

/** The travel location has the audience of the city. Viewers who may not see it get the home city. */
function viewLocation(row: FoundMember, viewer: Viewer): Pick<MemberCard, 'city' | 'traveling' | 'within'> {
  const audience = (row.travel_audience ?? 'all') as Audience;
  const traveling = row.location_status === 'traveling' && maySee(audience, viewer);
  const [name, country] = traveling && row.there !== null ? [row.there, row.there_country] : [row.city, row.country];
  // Distances are measured only from a location that all members may know.
  const isMeasured = row.apart !== null && !(traveling && audience !== 'all');
  return {
    city: name !== null && country !== null ? { name, country } : null,
    traveling,
    within: isMeasured && row.apart !== null ? bandOf(row.apart) : null,
  };
}

/** Interests in common come first. */
function viewInterests({ interests, own_interests }: FoundMember): MemberCard['interests'] {
  const own = new Set(numbersOf(own_interests ?? ''));
  const numbers = numbersOf(interests);
  const shared = numbers.filter((number) => own.has(number));
  const others = numbers.filter((number) => !own.has(number));
  const few = (list: readonly number[], common: boolean) => interestSlugsOf(list).map((id) => ({ id, common }));
  return [...few(shared, true), ...few(others, false)].slice(0, exploreLimits.cardInterests);
}

function viewPhoto(row: FoundMember, delivery: Delivery): MemberCard['photo'] {
  const { photo_id: id, generation, photo_kind: kind, width, height, duration_ms, placeholder } = row;
  if (id === null || generation === null || kind === null || width === null || height === null) return null;
  return viewMedia(
    { id, generation, kind, width, height, duration_ms, placeholder: placeholder === null ? null : Buffer.from(placeholder, 'base64') },
    delivery,
    CARD_SIZES,
  );
}
