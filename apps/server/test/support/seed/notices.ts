import { fileNotice } from '../../../src/domains/notices/commands/file-notice.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Config } from '../../../src/platform/config/config.ts';
import type { Tx } from '../../../src/platform/db/database.ts';

/** The seed uploads no pictures, so the store is never used. */
const storage = {
  startUpload: () => Promise.reject(new Error('the seed hands in no pictures')),
  signPart: () => Promise.reject(new Error('the seed hands in no pictures')),
};

/** Adds two notices of outsiders: one is depicted without consent, one claims copyright. */
export async function seedNotices(tx: Tx, clock: Clock, config: Config): Promise<void> {
  const seeded = await tx.selectFrom('notice').select('id').limit(1).executeTakeFirst();
  if (seeded) return;
  const file = (body: Parameters<typeof fileNotice>[1]['body'], locale: 'en' | 'he') =>
    fileNotice(tx, { body, locale, attempt: null }, { clock, config, storage });
  await file(
    {
      kind: 'ncii',
      name: 'Vera Lindqvist',
      email: 'vera@example.org',
      locations: 'https://subrosa.example/marlow',
      explanation: 'The second picture shows me. I never agreed to it.',
      declarations: ['shown_or_acting', 'not_consensual'],
      signature: 'Vera Lindqvist',
    },
    'en',
  );
  await file(
    {
      kind: 'dmca',
      name: 'Oren Sela',
      email: 'oren@example.org',
      phone: '+972 3 555 0100',
      postalAddress: '7 Quiet Lane, Tel Aviv',
      locations: 'https://subrosa.example/ansel',
      work: 'A series of drawings of gardens, 2021.',
      declarations: ['good_faith', 'accurate_and_authorised'],
      signature: 'Oren Sela',
    },
    'he',
  );
}
