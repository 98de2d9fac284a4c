/**
 * image-sbom: the contents of an image as one CycloneDX document: npm packages with their hashes, Debian packages, and Node.
 *
 *   node scripts/image-sbom.ts LOCK.json DPKG.tsv NODE_VERSION    prints it; called by deploy/image sbom
 *
 * LOCK.json is node_modules/.package-lock.json of the image, where npm wrote what it installed. Without times and serial numbers, so that the
 * same image gives the same document.
 */
import { readFileSync } from 'node:fs';

interface Entry {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
}

const [lock = '', debian = '', node = ''] = process.argv.slice(2);

function component(type: 'application' | 'library', name: string, version: string, purl: string) {
  return { type, 'bom-ref': purl, name, version, purl };
}

/** npm writes `sha512-` and base64, CycloneDX hexadecimal digits. */
function hashesOf(integrity: string) {
  return integrity.split(' ').map((hash) => {
    const [algorithm = '', digest = ''] = hash.split('-', 2);
    return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
  });
}

function npmComponent(folder: string, { version = '', integrity, license }: Entry) {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    ...component('library', name, version, `pkg:npm/${name.replace('@', '%40')}@${version}`),
    ...(integrity && { hashes: hashesOf(integrity) }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** A line of dpkg-query: package, version, architecture and source package, between tabs. */
function debianComponent(line: string) {
  const [name = '', version = '', architecture = '', source = ''] = line.split('\t');
  const upstream = source && source !== name ? `&upstream=${source}` : '';
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=debian-12${upstream}`;
  return component('library', name, version, purl);
}

const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Entry> };
const fromNpm = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
const components = [
  ...fromNpm.map(([folder, entry]) => npmComponent(folder, entry)),
  ...readFileSync(debian, 'utf8').trim().split('\n').map(debianComponent),
  component('application', 'node', node, `pkg:generic/node@${node}`),
];
// The same version in two folders is one component.
const unique = [...new Map(components.map((one) => [one['bom-ref'], one])).values()];
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: unique }, null, 1));
