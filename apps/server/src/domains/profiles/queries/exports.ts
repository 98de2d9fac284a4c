import { expertiseSlugsOf, interestSlugsOf } from '@subrosa/rules/profiles/choices';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { audiencesOf } from '../change/audiences.ts';
import { decryptText } from '../text-encryption.ts';
import { listOwnGallery } from './gallery.ts';
import { findCity, findProfileRow, listLinks, listPaymentMethods, listPaymentViewers } from './own.ts';

/** Collects everything that this domain stores about a member, in readable form. */
export async function collectProfile(db: Db | Tx, memberId: string, encryptionSecret: string) {
  const row = await findProfileRow(db, memberId);
  const { encrypted_medical, interests, expertise, city_id, current_city_id, member_id: _id, version: _version, ...fields } = row;
  const methods = await listPaymentMethods(db, memberId);
  return {
    ...fields,
    audiences: audiencesOf(row),
    medical: encrypted_medical && decryptText(encryptionSecret, 'medical', memberId, encrypted_medical),
    interests: interestSlugsOf(interests),
    expertise: expertiseSlugsOf(expertise),
    city: city_id === null ? null : await findCity(db, city_id, 'en'),
    currentCity: current_city_id === null ? null : await findCity(db, current_city_id, 'en'),
    links: await listLinks(db, memberId),
    payment: methods.map(({ name, encrypted_account }) => ({
      name,
      account: decryptText(encryptionSecret, 'payment', memberId, encrypted_account),
    })),
    paymentViewers: await listPaymentViewers(db, memberId),
    gallery: await listOwnGallery(db, memberId),
  };
}
