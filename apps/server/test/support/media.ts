import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { Consent, PersonKind, Depicts } from '@subrosa/rules/media/people';
import { isReviewable } from '@subrosa/rules/media/declaration';
import type { MediaReason, MediaState } from '@subrosa/rules/media/states';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

export { incomingKey, quarantineKey, servedPrefix } from '../../src/domains/media/files.ts';

interface PersonTraits {
  who: PersonKind;
  memberId?: string;
  name?: string;
  releaseId?: string;
  consent?: Consent;
}

export interface MediaOptions {
  ownerId: string;
  id?: string;
  purpose?: MediaPurpose;
  kind?: MediaKind;
  state?: MediaState;
  generation?: number;
  reason?: MediaReason;
  depicts?: Depicts | null;
  people?: readonly PersonTraits[];
  startedAt?: Date;
}

export interface BuiltMedia {
  id: string;
  ownerId: string;
  /** The ids of the depicted persons, in the given order. */
  personIds: string[];
}

const plain = {
  kind: 'image',
  purpose: 'gallery',
  state: 'quarantined',
  generation: 0,
  startedAt: new Date('2026-11-10T12:00:00Z'),
} as const;

const placeholder = Buffer.from('3OcRJYB4d3h/iIeHeEh3eIhw+j2w', 'base64');

/** Returns the columns that uploading, checks and rendering have set in this state. */
function progressAt(
  state: MediaState,
  { startedAt, reason = 'quality', kind }: { startedAt: Date; reason?: MediaReason; kind: MediaKind },
) {
  if (state === 'uploading') return { upload_id: 'none', file_name: 'garden.jpg' };
  const rendered = { step: 'rendered', width: 1200, height: 900, placeholder, duration_ms: kind === 'video' ? 12_000 : null };
  return {
    uploaded_at: startedAt,
    ...(state === 'rejected' && { reason }),
    ...((isReviewable(state) || (state === 'rejected' && reason !== 'known')) && rendered),
  };
}

/** Inserts an item in a state, without files; by default a quarantined gallery photo. */
export async function aMedia(db: Db | Tx, traits: MediaOptions): Promise<BuiltMedia> {
  const { ownerId, kind, purpose, state, generation, startedAt, ...rest } = { ...plain, ...traits };
  const { id = newId(), people = [], depicts = people.length > 0 ? 'people' : 'nobody' } = rest;
  await db
    .insertInto('media')
    .values({
      id,
      owner_id: ownerId,
      purpose,
      kind,
      state,
      generation,
      content_type: kind === 'image' ? 'image/jpeg' : 'video/mp4',
      bytes: 120_000,
      started_at: startedAt,
      changed_at: startedAt,
      depicts: purpose === 'release' ? null : depicts,
      ...progressAt(state, { kind, startedAt, ...rest }),
    })
    .execute();
  const personIds: string[] = [];
  for (const person of people) personIds.push(await aPersonIn(db, id, person));
  return { id, ownerId, personIds };
}

async function aPersonIn(db: Db | Tx, mediaId: string, { who, memberId, name, releaseId, consent }: PersonTraits): Promise<string> {
  const id = newId();
  await db
    .insertInto('media_depiction')
    .values({
      id,
      media_id: mediaId,
      who,
      member_id: memberId ?? null,
      name: name ?? null,
      release_id: releaseId ?? null,
      consent: consent ?? (who === 'member' ? 'confirmed' : 'given'),
      declared_at: new Date('2026-11-10T12:00:00Z'),
    })
    .execute();
  return id;
}

/** Inserts an item that is visible to everyone who may view its owner's content. */
export function aPublishedItem(db: Db | Tx, traits: Omit<MediaOptions, 'state'>): Promise<BuiltMedia> {
  return aMedia(db, { ...traits, state: 'published' });
}
