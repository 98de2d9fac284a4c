import { z } from 'zod';
import { route, type Routes } from './route.ts';

const MINUTE = 60;
const YEAR = 365 * 24 * 60 * MINUTE;

// C2SP tlog-tiles: three digits suffice for 256,000 entries, and a partial tile has its width after `.p/`.
const full = z.string('field.invalid').regex(/^\d{3}$/, 'field.invalid');
const partial = z.string('field.invalid').regex(/^\d{3}\.p$/, 'field.invalid');
const width = z.coerce.number<number>('field.invalid').int('field.invalid').min(1, 'field.invalid').max(255, 'field.invalid');
const level = z.coerce.number<number>('field.invalid').int('field.invalid').min(0, 'field.invalid').max(5, 'field.invalid');

const bytes = z.string().describe('Bytes.');
const file = {
  method: 'GET',
  reply: bytes,
  contentType: 'application/octet-stream',
  cacheSeconds: YEAR,
  errors: ['resource.notFound'],
} as const;

export const keyProof = z.object({
  edition: z.int().min(0).describe('The newest edition.'),
  proof: z.string().describe('One proof in the encoding of packages/transparency, in base64.'),
});

/** The number of an edition is an integer of the database. */
const edition = z.coerce.number<number>('field.invalid').int('field.invalid').min(0, 'field.invalid').max(2_147_483_647, 'field.invalid');

/** In which edition the caller has proofs already: the response has none unless there is a newer one. */
export const provedIn = edition.optional();

/** The label that a member derived for their settings, in base64url. A browser sends it once, and after new keys. */
export const settingsLabel = z
  .string('field.invalid')
  .regex(/^[\w-]{43}$/, 'field.invalid')
  .optional();

export const transparencyRoutes = {
  getCheckpoint: route({
    method: 'GET',
    path: '/transparency/checkpoint',
    summary: 'The newest signed size and root of the log of keys (C2SP tlog-checkpoint), for browsers and auditors',
    reply: z.string(),
    contentType: 'text/plain',
    cacheSeconds: MINUTE,
    errors: ['resource.notFound'],
  }),
  getEntries: route({
    ...file,
    path: '/transparency/entries/{bundle}',
    summary: 'A complete bundle of 256 entries of the log (C2SP tlog-tiles)',
    params: z.object({ bundle: full }),
    example: { params: { bundle: '999' } },
  }),
  getPartialEntries: route({
    ...file,
    path: '/transparency/entries/{bundle}/{width}',
    summary: 'The first entries of a bundle, such as `000.p/17`',
    params: z.object({ bundle: partial, width }),
    example: { params: { bundle: '999.p', width: 17 } },
  }),
  getTile: route({
    ...file,
    path: '/transparency/tile/{level}/{tile}',
    summary: 'A complete tile of 256 hashes of the log (C2SP tlog-tiles)',
    params: z.object({ level, tile: full }),
    example: { params: { level: 0, tile: '999' } },
  }),
  getPartialTile: route({
    ...file,
    path: '/transparency/tile/{level}/{tile}/{width}',
    summary: 'The first hashes of a tile, such as `000.p/17`',
    params: z.object({ level, tile: partial, width }),
    example: { params: { level: 0, tile: '999.p', width: 17 } },
  }),
  listOwnProofs: route({
    method: 'GET',
    path: '/api/transparency/own/{map}',
    summary: 'Proofs of the caller’s own keys or settings in the editions since one that changed the map',
    params: z.object({ map: z.enum(['keys', 'settings'], 'field.notAChoice') }),
    query: z.object({ since: edition.default(0) }),
    reply: z.object({
      editions: z.array(z.int()),
      proofs: z.string().describe('One proof for each edition, with only the hashes that changed, in base64.'),
      next: z.int().nullable().describe('Where to continue; null at the end.'),
    }),
    example: { params: { map: 'keys' } },
  }),
} as const satisfies Routes;
