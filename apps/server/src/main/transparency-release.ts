/**
 * transparency-release: adds an entry for a release of the web app to the transparency log, so that anybody can compare the site with it.
 *
 *   npm run transparency:release -- <version> <commit> [release-manifest.txt]
 *
 * Run it before the release is deployed, with the settings of the transparency process, which may continue to run. By default the
 * manifest is the one in WEB_ROOT.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashManifest, parseManifest } from '@subrosa/transparency/release/manifest';
import { runTransparencyCommand } from '../app/transparency-command.ts';
import { addRelease } from '../domains/transparency/signing/add-release.ts';

const [version, commit, file, ...rest] = process.argv.slice(2);
if (version === undefined || commit === undefined || rest.length > 0) {
  process.stderr.write('npm run transparency:release -- <version> <commit> [release-manifest.txt]\n');
  process.exit(2);
}

await runTransparencyCommand(async (signer) => {
  const manifest = readFileSync(file ?? join(signer.config.WEB_ROOT ?? '.', 'release-manifest.txt'), 'utf8');
  const files = parseManifest(manifest);
  if (!files.ok) throw new Error('the file is no manifest of a release');
  const release = { version, commit, manifestHash: hashManifest(manifest) };
  const { index, isNew } = await addRelease(signer, release);
  const hash = Buffer.from(release.manifestHash).toString('hex');
  return [`entry ${index}${isNew ? '' : ' is there already'}: release ${version}, ${files.value.length} files, manifest ${hash}`];
});
