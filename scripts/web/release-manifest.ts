/** release-manifest: writes the hash of every file that browsers receive into the build. Runs last. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeManifest } from '../../packages/transparency/src/release/manifest.ts';
import { listReleaseFiles, MANIFEST } from './release-files.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const files = listReleaseFiles(DIST);
writeFileSync(join(DIST, MANIFEST), encodeManifest(files));
console.log(`${files.length} files in the manifest`);
