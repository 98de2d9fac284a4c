import { mediaKinds, mediaPurposes } from '@subrosa/rules/media/limits';
import { consents, personKinds, depictsKinds } from '@subrosa/rules/media/people';
import { mediaReasons, mediaStates } from '@subrosa/rules/media/states';
import { z } from 'zod';

const image = z.object({ width: z.int(), height: z.int(), avif: z.string(), webp: z.string() });

/** A photo or video as somebody sees who may: addresses that work for half an hour to an hour, and for nobody after a removal. */
export const mediaView = z.object({
  id: z.uuid(),
  kind: z.enum(mediaKinds),
  width: z.int(),
  height: z.int(),
  durationMs: z.int().nullable().describe('Of a video.'),
  placeholder: z.string().describe('A ThumbHash, as base64.'),
  images: z.array(image).describe('Small, medium, large; of a video, its poster.'),
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

/** One's own item, also while nobody else may see it. */
export const ownMedia = z.object({
  id: z.uuid(),
  path: z.string().describe('What `uploads/find` asks for.'),
  purpose: z.enum(mediaPurposes),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  reason: z.enum(mediaReasons).nullable().describe('Why it was rejected.'),
  note: z.string().nullable().describe('What staff wrote to the owner.'),
  waitsFor: z.enum(['declaration', 'verification', 'people', 'review']).nullable(),
  percent: z.int().describe('Of the checks and renderings, after the upload.'),
  fileName: z.string().nullable().describe('While it is uploaded.'),
  bytes: z.int(),
  begunAt: z.iso.datetime(),
  depicts: z.enum(depictsKinds).nullable(),
  people: z.array(person),
  media: mediaView.nullable().describe('From when it is rendered.'),
});

export type OwnMedia = z.output<typeof ownMedia>;

/** Who is shown, stated by the uploader, who says that everybody agreed. */
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
  consent: z.literal(true, 'media.consentRequired').describe('Everybody who is shown is an adult and agreed to this.'),
});
