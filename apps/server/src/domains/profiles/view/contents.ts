import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { ageOf } from '@subrosa/rules/accounts/age';
import { interestSlugsOf } from '@subrosa/rules/profiles/choices';
import { maySee, type Audience } from '@subrosa/rules/profiles/audiences';
import type { AudienceField } from '@subrosa/rules/profiles/fields';
import type { VisibleParts } from '@subrosa/rules/profiles/visibility';
import { UNDISCLOSED } from '@subrosa/rules/reference/choices';
import type { Delivery } from '../../../platform/media-delivery/signed-urls.ts';
import type { FoundProfile } from '../queries/profiles.ts';
import { decryptText } from '../text-encryption.ts';
import { viewPicture } from './card.ts';
import type { Visitor } from './visitor.ts';

export interface Tools {
  now: Date;
  encryptionSecret: string;
  delivery: Delivery;
}

/** Makes hidden and empty lists indistinguishable. */
function listed<Item>(items: readonly Item[] | null): Item[] | null {
  return items && items.length > 0 ? [...items] : null;
}

type Contents = Partial<ProfileView>;

/** The contents of a profile that this visitor may see. */
export function viewContents(row: FoundProfile, seen: VisibleParts, visitor: Visitor, tools: Tools): Contents {
  const { self, state } = visitor.relation;
  const { delivery } = tools;
  // For others, withheld texts are the same as texts that were never written.
  const isRead = self || !row.withheld;
  return {
    phoneVerified: row.phone_verified,
    verifications: row.verifications ?? [],
    can: { edit: self, seeContents: true, seeLinks: seen.links, connect: state === 'none' },
    cover: row.cover && viewPicture(row.cover, delivery),
    gender: row.gender as ProfileView['gender'],
    about: isRead ? (row.about ?? '') : '',
    welcomes: isRead ? (row.welcomes ?? []) : [],
    declines: isRead ? (row.declines ?? []) : [],
    digitalOnly: row.digital_only ?? false,
    gallery: {
      total: row.gallery.total,
      first: row.gallery.first.map(({ caption, media }) => ({ caption, media: viewPicture(media, delivery) })),
    },
    ...viewBirth(row, seen, tools.now),
    ...viewChosenFields(row, seen, visitor),
    ...viewGuarded(row, seen, tools.encryptionSecret),
  };
}

function viewBirth({ birth_date: born, time_zone }: FoundProfile, { fields }: VisibleParts, now: Date): Contents {
  if (born === null) return {};
  const [year, month, day] = born.split('-').map(Number);
  return {
    age: fields.age ? ageOf(born, time_zone, now) : null,
    birthday: fields.birthday ? { day: day ?? 0, month: month ?? 0 } : null,
    birthYear: fields.birthYear ? (year ?? null) : null,
  };
}

/** The fields whose audience the owner chooses. */
function viewChosenFields(row: FoundProfile, { fields }: VisibleParts, { interests, relation, premium }: Visitor): Contents {
  const to = <Value>(field: AudienceField, value: Value): Value | null => (fields[field] ? value : null);
  const common = new Set(interestSlugsOf(interests));
  const travelAudience = (row.travel_audience ?? 'all') as Audience;
  const travels = row.location_status === 'traveling' && maySee(travelAudience, { ...relation, premium });
  return {
    // The travel location has the audience of the city.
    city: to('city', travels ? (row.there ?? row.city) : row.city),
    locationStatus: fields.city && travels ? 'traveling' : 'home',
    desiredGenders: to('desiredGenders', listed(row.desired_genders)) as ProfileView['desiredGenders'],
    weightGrams: to('weight', row.weight_grams),
    heightMillimetres: to('height', row.height_millimetres),
    shoeSizeTenths: to('shoeSize', row.shoe_size_tenths),
    bodyType: to('bodyType', row.body_type === UNDISCLOSED ? null : row.body_type) as ProfileView['bodyType'],
    ethnicity: to('ethnicity', row.ethnicity === UNDISCLOSED ? null : row.ethnicity) as ProfileView['ethnicity'],
    experience: to('experience', row.experience) as ProfileView['experience'],
    languages: to('languages', listed(row.languages)),
    expertise: to('expertise', listed(interestSlugsOf(row.expertise ?? []))),
    interests: to('interests', listed(interestSlugsOf(row.interests ?? []).map((id) => ({ id, common: common.has(id) })))),
    wishlistUrl: to('wishlist', row.wishlist_url),
  };
}

/** The fields that only some members may read, regardless of the audiences. */
function viewGuarded(row: FoundProfile, seen: VisibleParts, encryptionSecret: string): Contents {
  const account = (encrypted: string) => decryptText(encryptionSecret, 'payment', row.id, Buffer.from(encrypted, 'base64'));
  return {
    medical: seen.medical && row.encrypted_medical ? decryptText(encryptionSecret, 'medical', row.id, row.encrypted_medical) : null,
    storeNumber: seen.links ? row.store_number : null,
    links: (row.links ?? []).map(({ url, ...link }) => ({ ...link, url: seen.links ? url : null })),
    payment: (seen.fields.payment ? (row.payment ?? []) : []).map(({ name, account: encrypted }) => ({
      name,
      account: seen.paymentAccounts ? account(encrypted) : null,
    })),
  };
}
