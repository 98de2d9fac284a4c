import type { MediaView, OwnMedia } from '@subrosa/contract/media/schemas';
import { waitsFor } from '@subrosa/rules/media/people';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import { HLS, imageFile, imageSizes, sizeOf, type ImageSize } from './files.ts';
import type { Item } from './queries/items.ts';
import type { DepictedPersonRow } from './queries/depicted-persons.ts';

type RenderedItem = Pick<Item, 'id' | 'generation' | 'kind' | 'duration_ms' | 'placeholder'> & { width: number; height: number };

const allSizes = Object.keys(imageSizes) as ImageSize[];

/** Returns a view with signed URLs, only for callers who may see the item. Each URL must be signed, so pass only the needed sizes. */
export function viewMedia(item: RenderedItem, delivery: Delivery, sizes: readonly ImageSize[] = allSizes): MediaView {
  return {
    id: item.id,
    kind: item.kind,
    width: item.width,
    height: item.height,
    durationMs: item.duration_ms,
    placeholder: item.placeholder?.toString('base64') ?? '',
    images: sizes.map((size) => ({
      ...sizeOf(item, size),
      avif: delivery.fileOf(item, imageFile(size, 'avif')),
      webp: delivery.fileOf(item, imageFile(size, 'webp')),
    })),
    video: item.kind === 'video' ? delivery.folderOf(item, HLS.folder, HLS.playlist) : null,
  };
}

/** For the owner, named members and staff; null before rendering, and always for known pictures. */
export function viewIfRendered(item: Item, delivery: Delivery): MediaView | null {
  const { width, height } = item;
  if (item.step !== 'rendered' || width === null || height === null || item.reason === 'known' || item.csam_flagged_at !== null)
    return null;
  return viewMedia({ ...item, width, height }, delivery);
}

const percentAt = { identified: 20, scanned: 40, matched: 60, rendered: 100 } as const;

interface Around {
  people: readonly DepictedPersonRow[];
  note: string | null;
  uploaderVerified: boolean;
}

function waiting(item: Item, { people, uploaderVerified }: Around): OwnMedia['waitsFor'] {
  if (item.state === 'pending_review') return 'review';
  if (item.state !== 'scanned') return null;
  return waitsFor({ purpose: item.purpose, depicts: item.depicts, consents: people.map(({ consent }) => consent), uploaderVerified });
}

/** The owner of a CSAM item must learn only that it is under review. */
const asOwnerSees = (item: Item): Item =>
  item.csam_flagged_at === null ? item : { ...item, state: 'pending_review', reason: null, step: 'matched', csam_flagged_at: null };

export function viewOwnMedia(stored: Item, around: Around, delivery: Delivery): OwnMedia {
  const item = asOwnerSees(stored);
  return {
    id: item.id,
    path: `uploads/${item.id}`,
    purpose: item.purpose,
    kind: item.kind,
    state: item.state,
    reason: item.reason,
    note: item.state === 'rejected' ? around.note : null,
    waitsFor: waiting(item, around),
    percent: item.step === null ? 0 : percentAt[item.step],
    fileName: item.file_name,
    bytes: Number(item.bytes),
    startedAt: item.started_at.toISOString(),
    depicts: item.depicts,
    people: around.people.map(({ id, who, username, name, consent }) => ({ id, who, username, name, consent })),
    media: viewIfRendered(item, delivery),
  };
}
