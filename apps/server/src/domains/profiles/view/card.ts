import type { MediaView } from '@subrosa/contract/media/schemas';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { Delivery } from '../../../platform/media-delivery/signed-urls.ts';
import { viewMedia } from '../../media/index.ts';
import type { FoundProfile, PictureRow } from '../queries/profiles.ts';
import type { Visitor } from './visitor.ts';

export function viewPicture(row: PictureRow, delivery: Delivery): MediaView {
  return viewMedia({ ...row, placeholder: row.placeholder === null ? null : Buffer.from(row.placeholder, 'base64') }, delivery);
}

/** What a private account shows to members who are not connected. All other fields are the same as in an empty profile. */
export function viewCard(row: FoundProfile, { relation }: Visitor, delivery: Delivery): ProfileView {
  return {
    id: row.id,
    username: row.username,
    accountType: row.account_type,
    verified: row.verified,
    verifications: [],
    phoneVerified: false,
    premium: row.premium,
    private: row.private_account,
    relation: relation.state,
    can: { edit: false, seeContents: false, seeLinks: false, connect: relation.state === 'none' },
    photo: row.photo && viewPicture(row.photo, delivery),
    cover: null,
    age: null,
    city: null,
    locationStatus: 'home',
    gender: null,
    desiredGenders: null,
    birthday: null,
    birthYear: null,
    weightGrams: null,
    heightMillimetres: null,
    shoeSizeTenths: null,
    bodyType: null,
    ethnicity: null,
    experience: null,
    about: '',
    welcomes: [],
    declines: [],
    digitalOnly: false,
    medical: null,
    languages: null,
    expertise: null,
    interests: null,
    wishlistUrl: null,
    storeNumber: null,
    links: [],
    payment: [],
    gallery: { total: 0, first: [] },
  };
}
