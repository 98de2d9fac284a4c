import { createHash } from 'node:crypto';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { encryptAtRest } from '../../apps/server/src/platform/at-rest-encryption.ts';
import { personas, type PersonaName } from '../../apps/server/test/support/personas.ts';
import { aConnection, aGalleryItem, aProfile } from '../../apps/server/test/support/profiles.ts';
import { captions } from './profiles/captions.ts';
import { profiles, type SeededProfile } from './profiles/personas.ts';
import { storePicture } from './pictures/store.ts';

const connected: readonly (readonly [PersonaName, PersonaName])[] = [
  ['iris', 'marlow'],
  ['iris', 'dorian'],
  ['mei', 'dorian'],
  ['marlow', 'noa'],
];

/** A stable id on every machine. */
const idOf = (name: string) => {
  const hex = createHash('sha256').update(`seed:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The profiles of the personas, with pictures in the object store. */
export async function seedProfiles(tx: Tx, clock: Clock, config: Config): Promise<void> {
  for (const name of Object.keys(profiles) as (keyof typeof profiles)[]) {
    const known = await tx.selectFrom('profile').select('member_id').where('member_id', '=', personas[name].id).executeTakeFirst();
    if (!known) await seedProfile(tx, name, { clock, config });
  }
  for (const [one, other] of connected) {
    const pair = { one: personas[one].id, other: personas[other].id };
    const known = await tx
      .selectFrom('connection')
      .select('state')
      .where('member_id', '=', pair.one)
      .where('other_id', '=', pair.other)
      .executeTakeFirst();
    if (!known) await aConnection(tx, pair.one, pair.other);
  }
}

async function seedProfile(tx: Tx, name: keyof typeof profiles, { clock, config }: { clock: Clock; config: Config }): Promise<void> {
  const { id, city, country, locale } = personas[name];
  const profile: SeededProfile = profiles[name];
  const at = clock.now();
  const picture = { ownerId: id, at, config };
  const photoId = await storePicture(tx, {
    ...picture,
    id: idOf(`${name}/photo`),
    purpose: 'profile_photo',
    motif: 'silhouette',
    seed: name,
  });
  const coverId = await storePicture(tx, { ...picture, id: idOf(`${name}/cover`), purpose: 'cover', motif: 'folds', seed: name });
  const cityRow = await tx
    .selectFrom('city')
    .select('id')
    .where('name', '=', city)
    .where('country', '=', country)
    .orderBy('population', 'desc')
    .executeTakeFirstOrThrow();
  await aProfile(tx, id, { ...profile, desiredGenders: profile.desired, cityId: cityRow.id, supportedLanguage: locale, photoId, coverId });
  await tx
    .updateTable('profile')
    .set({
      digital_only: profile.digitalOnly ?? false,
      encrypted_medical:
        profile.medical === undefined ? null : encryptAtRest(config.DATA_ENCRYPTION_SECRET, 'medical', id, Buffer.from(profile.medical)),
    })
    .where('member_id', '=', id)
    .execute();
  for (const [position, { name: method, account }] of (profile.payment ?? []).entries()) {
    const encrypted_account = encryptAtRest(config.DATA_ENCRYPTION_SECRET, 'payment', id, Buffer.from(account));
    await tx
      .insertInto('payment_method')
      .values({ id: idOf(`${name}/${method}`), member_id: id, name: method, encrypted_account, position })
      .execute();
  }
  for (let position = 0; position < profile.gallery; position += 1) {
    const seed = `${name}/gallery/${position}`;
    const mediaId = await storePicture(tx, { ...picture, id: idOf(seed), purpose: 'gallery', motif: 'stillLife', seed });
    await aGalleryItem(tx, id, mediaId, position, captions[position % captions.length]);
  }
}
