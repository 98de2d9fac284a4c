/** Finds the domains that a change affects, so that `npm run check` need not test all of them. */
const DOMAIN =
  /^(?:apps\/server\/src\/domains|packages\/(?:contract|rules)\/src|apps\/server\/src\/(?:events|schema))\/([a-z]+)(?:\/|\.ts$)/;
/** Files that no test of the server reads. */
const ELSEWHERE = /^(?:apps\/web|apps\/sandbox|docs|e2e|deploy|bench|soak|load|scripts|spec|tools|\.[a-z]+)\/|\.md$/;

interface Server {
  domains: readonly string[];
  /** The domains that a domain imports. */
  importsOf: (domain: string) => readonly string[];
}

/** The domains to test: the changed ones and those that import them; 'all' when the change is outside the domains. */
export function affectedDomains(files: readonly string[], { domains, importsOf }: Server): string[] | 'all' {
  const changed = new Set<string>();
  for (const file of files) {
    if (ELSEWHERE.test(file)) continue;
    const domain = DOMAIN.exec(file)?.[1];
    if (domain === undefined || !domains.includes(domain)) return 'all';
    changed.add(domain);
  }
  return domains.filter((domain) => changed.has(domain) || importsOf(domain).some((one) => changed.has(one)));
}
