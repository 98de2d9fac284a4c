import type { MediaView, OwnMedia } from '@subrosa/contract/media/schemas';
import { useState, type ComponentProps } from 'react';
import { MediaTile } from '../../../shared/ui/media-tile.tsx';
import {
  CropDialog,
  FilePick,
  GalleryGrid,
  SortableGallery,
  Uploader,
  UploadList,
  VideoPlayer,
  type OwnGalleryItem,
} from '../../media/index.ts';
import classes from './samples.module.css';
import { State } from './state.tsx';

const drawing = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset=".5" stop-color="${to}"/><stop offset="1" stop-color="#150f1d"/></linearGradient></defs><path fill="url(#a)" d="M0 0h400v500H0z"/><circle cx="270" cy="180" r="84" fill="#f4eff1" opacity=".7"/></svg>`,
  )}`;
const PICTURE = drawing('#e3b67e', '#8a2140');

const COLOURS = [
  ['#e3b67e', '#8a2140'],
  ['#c6a2df', '#3f2b4d'],
  ['#8fc6cf', '#23404a'],
  ['#eda08c', '#4b2a2a'],
] as const;

const aMedia = (index: number, changes: Partial<MediaView> = {}): MediaView => {
  const [from, to] = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  const src = drawing(from, to);
  return {
    id: `00000000-0000-4000-8000-00000000000${index}`,
    kind: 'image',
    width: 400,
    height: 500,
    durationMs: null,
    placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    images: [{ width: 400, height: 500, avif: src, webp: src }],
    video: null,
    ...changes,
  };
};
const GALLERY = [
  { media: aMedia(0), caption: 'Evening light' },
  { media: aMedia(1), caption: '' },
  { media: aMedia(2, { kind: 'video', durationMs: 42_000, video: '/none.m3u8' }), caption: 'A walk' },
];

const anItem = (index: number, changes: Partial<OwnMedia> = {}): OwnMedia => ({
  id: `00000000-0000-4000-9000-00000000000${index}`,
  path: `uploads/${index}`,
  purpose: 'gallery',
  kind: 'image',
  state: 'pending_review',
  reason: null,
  note: null,
  waitsFor: 'review',
  percent: 100,
  fileName: null,
  bytes: 4_300_000,
  startedAt: '2026-11-15T21:07:00Z',
  depicts: null,
  people: [],
  media: aMedia(index),
  ...changes,
});
const OWN: OwnGalleryItem[] = [
  { caption: 'Evening light', item: anItem(0, { state: 'published', waitsFor: null }) },
  { caption: '', item: anItem(1) },
  { caption: 'A walk', item: anItem(2, { waitsFor: 'people' }) },
];
const ITEMS = [
  anItem(3, { state: 'quarantined', waitsFor: null, percent: 40, media: null, fileName: 'court-shoes.jpg' }),
  anItem(4, { state: 'scanned', waitsFor: 'declaration', fileName: 'garden.jpg' }),
  anItem(5, { state: 'rejected', waitsFor: null, reason: 'contact_details', note: 'The label on the box.', fileName: 'parcel.jpg' }),
  anItem(6, { state: 'published', waitsFor: null, fileName: 'silk.jpg' }),
];

type Handle = ComponentProps<typeof UploadList>['uploads'];
const anUpload = (key: string, changes: Partial<Handle['uploads'][number]>): Handle['uploads'][number] => ({
  key,
  mediaId: null,
  purpose: 'gallery',
  kind: 'video',
  fileName: 'walk-in-alfama.mp4',
  bytes: 155_000_000,
  preview: '',
  phase: 'sending',
  sentBytes: 96_000_000,
  pace: { at: 0, bytes: 0, bytesPerSecond: 3_500_000 },
  problem: null,
  ...changes,
});
const HANDLE: Handle = {
  purpose: 'gallery',
  uploads: [
    anUpload('sending', {}),
    anUpload('paused', { phase: 'paused', fileName: 'sole-detail.heic', kind: 'image', bytes: 12_600_000, sentBytes: 4_400_000 }),
    anUpload('waiting', { phase: 'waiting', fileName: 'a-name-that-is-much-longer-than-any-row-of-a-phone.mov', sentBytes: 0 }),
    anUpload('failed', { phase: 'failed', fileName: 'evening.mov', problem: new Error('away') }),
  ],
  unfinished: [anItem(7, { state: 'uploading', waitsFor: null, media: null, fileName: 'yesterday.mp4', kind: 'video' })],
  rejected: [{ why: 'tooMany' }, { why: 'tooLarge', name: 'long-evening.mov' }, { why: 'wrongType', name: 'letter.pdf' }, { why: 'full' }],
  add: () => undefined,
  goOn: () => false,
};
const nothing = () => undefined;

/** Pictures with blur and placeholders; a gallery, its sorting, a video; uploads in every state. */
export function MediaSamples() {
  const [own, setOwn] = useState(OWN);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <div className={classes.tiles}>
        <MediaTile src={PICTURE} label="Evening light" badge="Photo" />
        <MediaTile src={PICTURE} label="A private photo" veiled />
        <MediaTile label="Velvet" ratio="4 / 3" />
        <MediaTile src="data:image/png;base64,AA" label="Broken" />
      </div>
      <State name="GalleryGrid, Picture, Lightbox">
        <GalleryGrid items={GALLERY} />
      </State>
      <State name="SortableGallery">
        <SortableGallery
          items={own}
          onOrder={(ids) => setOwn(ids.flatMap((id) => own.find(({ item }) => item.id === id) ?? []))}
          onCaption={nothing}
          onState={nothing}
          onRemove={nothing}
        />
      </State>
      <State name="VideoPlayer">
        <VideoPlayer media={aMedia(3, { kind: 'video', width: 500, height: 280, video: '/none.m3u8', durationMs: 9000 })} label="A walk" />
      </State>
      <State name="Uploader, with what it refuses">
        <Uploader uploads={HANDLE} />
      </State>
      <State name="UploadList, in every state">
        <UploadList uploads={HANDLE} items={ITEMS} onState={nothing} onRemove={nothing} />
      </State>
      <State name="CropDialog">
        <FilePick purpose="profile_photo" label="Choose a picture to crop" onFiles={([chosen]) => setFile(chosen ?? null)}>
          Choose a picture
        </FilePick>
        <CropDialog file={file} shape="photo" onCropped={() => setFile(null)} onClose={() => setFile(null)} />
      </State>
    </>
  );
}
