import type { noticesRoutes } from '@subrosa/contract/notices';
import type { BodyOf, ReplyOf } from '@subrosa/contract/route';
import { dueAt } from '@subrosa/rules/moderation/due-dates';
import { parseLocations } from '@subrosa/rules/notices/locations';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import { newId, newReference } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { openCase } from '../../moderation/index.ts';
import { pictureKey, PICTURE_SECONDS } from '../picture.ts';
import { findByAttempt, listMediaAt, type StoredNotice } from '../queries.ts';
import { encryptNoticeContent } from '../notice-content.ts';
import { addMedia, addNotice, expectPicture } from '../store.ts';
import { ticketSecretOf } from '../ticket-secret.ts';

type Call = typeof noticesRoutes.fileNotice;

interface FileNoticeInput {
  body: BodyOf<Call>;
  locale: Locale;
  /** The idempotency key, so that a repeated request gets the same ticket. */
  attempt: string | null;
}

type Dependencies = Pick<ApiPlatform, 'clock' | 'config'> & { storage: Pick<ObjectStore, 'startUpload' | 'signPart'> };

/** Stores the notice encrypted and opens its case, whose legal deadline starts now. */
export async function fileNotice(tx: Tx, { body, locale, attempt }: FileNoticeInput, platform: Dependencies): Promise<ReplyOf<Call>> {
  const { clock, config, storage } = platform;
  const { kind, picture, ...content } = body;
  const id = newId();
  const ticket = newReference('N');
  const at = clock.now();
  const isNew = await addNotice(tx, {
    id,
    ticket,
    kind,
    locale,
    encryptedContent: encryptNoticeContent(config.DATA_ENCRYPTION_SECRET, id, content),
    attempt,
    at,
  });
  if (!isNew && attempt !== null) return repeated(await findByAttempt(tx, attempt), platform);

  const upload = picture && { uploadId: await storage.startUpload(pictureKey(id), picture.type), bytes: picture.bytes };
  if (upload) await expectPicture(tx, id, upload);
  const memberId = await findMedia(tx, id, content.locations ?? '');
  await openCase(tx, { now: () => at }, { kind, subjectKind: 'notice', subjectId: id, memberId });
  await emit(tx, clock, 'notices.filed', { noticeId: id });
  return reply({ id, ticket, kind, at, upload: upload ?? null }, platform);
}

/**
 * Adds the media to which the URLs in the text lead. Returns their owner if there is only one, who is excluded from
 * deciding the case.
 */
async function findMedia(tx: Tx, noticeId: string, text: string): Promise<string | null> {
  const locations = parseLocations(text);
  const found = await listMediaAt(tx, locations);
  await addMedia(
    tx,
    noticeId,
    found.map(({ id }) => ({ mediaId: id, isSelected: locations.mediaIds.includes(id) })),
  );
  const owners = new Set(found.map(({ owner_id: ownerId }) => ownerId));
  const [owner] = owners;
  return owners.size === 1 ? (owner ?? null) : null;
}

function repeated(notice: StoredNotice, platform: Dependencies): Promise<ReplyOf<Call>> {
  const { id, ticket, kind, received_at: at, upload_id: uploadId, picture_bytes: bytes } = notice;
  return reply({ id, ticket, kind, at, upload: uploadId !== null && bytes !== null ? { uploadId, bytes } : null }, platform);
}

interface ReplyInput extends Pick<StoredNotice, 'id' | 'ticket' | 'kind'> {
  at: Date;
  upload: { uploadId: string; bytes: number } | null;
}

async function reply({ id, ticket, kind, at, upload }: ReplyInput, { config, storage }: Dependencies): Promise<ReplyOf<Call>> {
  return {
    ticket,
    secret: ticketSecretOf(id, config),
    decideBy: dueAt(kind, at).toISOString(),
    picture: upload && {
      url: await storage.signPart({ key: pictureKey(id), uploadId: upload.uploadId }, { number: 1, bytes: upload.bytes }, PICTURE_SECONDS),
    },
  };
}
