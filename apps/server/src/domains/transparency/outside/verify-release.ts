import type { Release } from '@subrosa/transparency/entries/entry';
import { sha256 } from '@subrosa/transparency/hashes';
import { findDifferences, hashManifest, parseManifest, type ReleaseFile } from '@subrosa/transparency/release/manifest';

interface FileRequest {
  path: string;
  /** The value of Accept-Encoding; the response is decompressed. */
  encoding: string;
  accept: string;
}

/** Reads a file of the site as browsers do; null if the site does not have it, an exception if that is unknown. */
export type LoadFile = (request: FileRequest) => Promise<Uint8Array | null>;

interface ReleaseCheck {
  load: LoadFile;
  /** The newest `release` entry of the log. */
  release: Release;
  /** The manifest of a build of that release. */
  manifest: string;
  /** The URL of the site, which the landing pages contain. */
  publicUrl: string;
}

/** Each has files of its own on the server. */
const ENCODINGS = ['identity', 'gzip', 'br'];
/** All pages but the landing page are one file. */
const PAGES = ['/login', '/conversations'];
const PARALLEL = 8;
const MANIFEST = '/release-manifest.txt';

/** Compares a build, the `release` entry and the files that the site serves. Returns a line for each difference. */
export async function verifyRelease({ load, release, manifest, publicUrl }: ReleaseCheck): Promise<string[]> {
  const built = parseManifest(manifest);
  if (!built.ok) throw new Error('the build has no valid manifest');
  const served = await load({ path: MANIFEST, encoding: 'identity', accept: '*/*' });
  return [
    ...compareWithEntry({ release, manifest, built: built.value, served: served && Buffer.from(served).toString() }),
    ...(await compareWithSite(load, built.value, publicUrl)),
  ];
}

interface Manifests {
  release: Release;
  manifest: string;
  built: ReleaseFile[];
  served: string | null;
}

function compareWithEntry({ release, manifest, built, served }: Manifests): string[] {
  const isRecorded = (text: string) => Buffer.from(hashManifest(text)).equals(release.manifestHash);
  const isServedRecorded = served !== null && isRecorded(served);
  const lines = isServedRecorded ? [] : [`different: ${MANIFEST} of the site is not the one of the log`];
  if (isRecorded(manifest)) return lines;
  const recorded = isServedRecorded ? parseManifest(served) : null;
  return [
    ...lines,
    'different: the build is not the one of the log',
    ...(recorded?.ok ? findDifferences(built, recorded.value).map((path) => `different: ${path} in the build and in the log`) : []),
  ];
}

async function compareWithSite(load: LoadFile, files: readonly ReleaseFile[], publicUrl: string): Promise<string[]> {
  const waiting = files.flatMap((file) => requestsFor(file.path).map((request) => ({ file, request })));
  const lines: string[] = [];
  const readOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { file, request } = next;
      const content = await load(request);
      if (content === null) lines.push(`missing: ${file.path} at ${request.path}`);
      else if (!Buffer.from(hashOf(content, file, publicUrl)).equals(file.hash)) {
        lines.push(`different: ${file.path} at ${request.path} (${request.encoding})`);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, readOn));
  return [...new Set(lines)].toSorted();
}

function requestsFor(path: string): FileRequest[] {
  const [, language] = /^landing\/([\w-]+)\.html$/.exec(path) ?? [];
  const [, helpLanguage, article] = /^help\/([\w-]+)\/([\w-]+)\.html$/.exec(path) ?? [];
  const help = article === 'index' ? '/help' : `/help/${article}`;
  const staticPage = language ? [`/?language=${language}`] : helpLanguage ? [`${help}?language=${helpLanguage}`] : null;
  const pages = path === 'index.html' ? PAGES : staticPage;
  return (pages ?? [`/${path}`]).flatMap((url) =>
    ENCODINGS.map((encoding) => ({ path: url, encoding, accept: pages ? 'text/html' : '*/*' })),
  );
}

/** The site inserts its URL into the landing pages. */
function hashOf(content: Uint8Array, { path }: ReleaseFile, publicUrl: string): Uint8Array {
  if (!path.startsWith('landing/')) return sha256(content);
  return sha256(Buffer.from(Buffer.from(content).toString().replaceAll(publicUrl, '%PUBLIC_URL%')));
}
