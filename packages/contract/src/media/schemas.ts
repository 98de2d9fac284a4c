import { mediaKinds, mediaPurposes } from '@subrosa/rules/media/limits';
import { consents, personKinds, depictsKinds } from '@subrosa/rules/media/people';
import { mediaReasons, mediaStates } from '@subrosa/rules/media/states';
import { z } from 'zod';

const image = z.object({ width: z.int(), height: z.int(), avif: z.string(), webp: z.string() });

/** A photo or video for viewers with access: URLs are valid for half an hour to an hour, and invalid after a removal. */
export const mediaView = z.object({
  id: z.uuid(),
  kind: z.enum(mediaKinds),
  width: z.int(),
  height: z.int(),
  durationMs: z.int().nullable().describe('For a video.'),
  placeholder: z.string().describe('A ThumbHash, as base64.'),
  images: z.array(image).describe('Small, medium, large; for a video, its poster.'),
  video: z.string().nullable().describe('The HLS playlist of a video.'),
});

export type MediaView = z.output<typeof mediaView>;

const person = z.object({
  id: z.uuid(),
  who: z.enum(personKinds),
  username: z.string().nullable(),
  name: z.string().nullable(),
  consent: z.enum(consents),
});

/** The caller's own item, also while it is hidden from others. */
export const ownMedia = z.object({
  id: z.uuid(),
  path: z.string().describe('The path for `uploads/find`.'),
  purpose: z.enum(mediaPurposes),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  reason: z.enum(mediaReasons).nullable().describe('Reason of a rejection.'),
  note: z.string().nullable().describe('Note of staff to the owner.'),
  waitsFor: z.enum(['declaration', 'verification', 'people', 'review']).nullable(),
  percent: z.int().describe('Progress of checks and rendering after the upload.'),
  fileName: z.string().nullable().describe('Only during the upload.'),
  bytes: z.int(),
  startedAt: z.iso.datetime(),
  depicts: z.enum(depictsKinds).nullable(),
  people: z.array(person),
  media: mediaView.nullable().describe('Null until it is rendered.'),
});

export type OwnMedia = z.output<typeof ownMedia>;

/** The depicted persons according to the uploader, who declares their consent. */
export const declaration = z.object({
  depicts: z.enum(depictsKinds, 'field.notAChoice'),
  people: z
    .array(
      z.discriminatedUnion('who', [
        z.object({ who: z.literal('self') }),
        z.object({
          who: z.literal('member'),
          username: z.string('field.required').trim().min(3, 'field.required').max(30, 'field.invalid'),
        }),
        z.object({
          who: z.literal('other'),
          name: z.string('field.required').trim().min(1, 'field.required').max(100, 'field.tooLong'),
          releaseId: z.uuid('field.required'),
        }),
      ]),
    )
    .max(10, 'field.tooLong')
    .default([]),
  consent: z.literal(true, 'media.consentRequired').describe('All depicted persons are adults and agreed to this.'),
});
