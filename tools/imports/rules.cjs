/** Which folder may import which. Each rule has a violation under fixtures/, so that a rule that stopped working is noticed. */
const DOMAIN = '^apps/server/src/domains/([^/]+)/';
const FEATURE = '^apps/web/src/features/([^/]+)/';
const TEST = '\\.test\\.tsx?$';
const TEST_FOLDER = '^(apps|packages)/[^/]+/test/';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('rules-are-pure', { path: '^packages/rules/', pathNot: TEST }, { pathNot: '^packages/rules/|node_modules/libphonenumber-js/' }),
    rule(
      'contract-uses-rules-only',
      { path: '^packages/contract/' },
      { path: '^(apps|packages)/', pathNot: '^packages/(contract|rules)/' },
    ),
    // The client is part of the first download; the schemas are not.
    rule(
      'client-ships-no-schemas',
      { path: '^packages/contract/src/client/', pathNot: TEST },
      { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    rule('mail-uses-rules-only', { path: '^packages/mail/' }, { path: '^(apps|packages)/', pathNot: '^packages/(mail|rules)/' }),
    // The signer and browsers compute the same hashes.
    rule(
      'transparency-runs-anywhere',
      { path: '^packages/transparency/src/', pathNot: TEST },
      { pathNot: '^packages/(transparency/src|crypto/src/primitives/(bytes|(en|de)code-fields|hashes))|node_modules/@noble/hashes/' },
    ),
    rule(
      'crypto-uses-no-package',
      { path: '^packages/crypto/', pathNot: TEST },
      { path: '^(apps|packages)/', pathNot: '^packages/crypto/' },
    ),
    // The server verifies signatures of browsers: those files decrypt nothing.
    rule(
      'server-never-decrypts',
      // The test builders of members who write messages or submit documents replace their browsers; builders-are-for-tests keeps them out of
      // the app. Identity documents are decrypted by one process: only-documents-decrypts excludes all others.
      // Material that the law requires to be preserved is encrypted by the worker, under a key that it cannot use to decrypt.
      {
        path: '^apps/server/',
        pathNot: `${TEST}|^apps/server/(test/support/(conversations|groups|documents|vault-browsers)|src/(domains/documents/(rendering/(render-document|forward)|preservation/encrypt)|platform/keys/local))\\.ts$`,
      },
      { path: '^packages/(crypto|vault)/', pathNot: '^packages/crypto/src/(signed/|account/(public-record|record-chain|device)\\.ts$)' },
    ),
    rule(
      'statements-open-nothing',
      { path: '^packages/crypto/src/(signed/|account/(public-record|record-chain|device)\\.ts$)', pathNot: TEST },
      {
        path: '^(apps|packages)/|node_modules/',
        pathNot: '^packages/crypto/src/(signed/|account/public-record\\.ts$|primitives/(?!hpke|encrypted-blob|argon2id))',
      },
    ),
    // Only one process decrypts identity documents; no other process imports that code.
    rule(
      'only-documents-decrypts',
      { path: '^(apps/server|scripts)/', pathNot: [TEST, '^apps/server/src/(app/documents\\.ts$|domains/documents/rendering/)'] },
      { path: '^apps/server/src/(domains/documents/rendering/|platform/keys/unwrapper\\.ts$)' },
    ),
    // Files of members are decoded in one process, which can reach none of our services.
    rule(
      'only-decoder-decodes',
      {
        path: '^apps/server/src/',
        pathNot: [TEST, '^apps/server/src/decoder/', '^apps/server/src/(app|main)/(decoder|all)\\.ts$'],
      },
      { path: '^apps/server/src/decoder/|node_modules/sharp/' },
    ),
    rule(
      'decoder-holds-no-keys',
      { path: '^apps/server/src/(decoder/|(app|main)/decoder\\.ts$)', pathNot: TEST },
      {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/server/src/(decoder/|app/decoder\\.ts$)',
          '^apps/server/src/platform/(decoder/|(lifecycle|log|metrics|operations|concurrency-limit)\\.ts$)',
          '^apps/server/src/platform/config/(configuration-error|secret-settings)\\.ts$',
          '^packages/rules/src/media/limits\\.ts$',
        ],
      },
    ),
    rule('web-and-server-meet-in-contract', { path: '^apps/(web|server)/' }, { path: '^apps/(web|server)/', pathNot: '^apps/$1/' }),
    rule(
      'platform-knows-no-domain',
      { path: '^apps/server/src/platform/', pathNot: TEST },
      { path: '^apps/server/src/(domains|app|main)/' },
    ),
    rule(
      'events-and-schema-are-neutral',
      { path: '^apps/server/src/(events|schema)/' },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(events|schema)/' },
    ),
    rule('domain-knows-no-wiring', { path: DOMAIN, pathNot: TEST }, { path: '^apps/server/src/(app|main)/' }),
    rule(
      'domain-through-its-index',
      { path: DOMAIN },
      { path: DOMAIN, pathNot: ['^apps/server/src/domains/$1/', '^apps/server/src/domains/[^/]+/index\\.ts$'] },
    ),
    rule(
      'sql-in-store-and-queries',
      { path: DOMAIN, pathNot: ['/(store|queries)(/|\\.ts$)', TEST] },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    // Routes and store of a domain or of a part of it, each a file or a folder.
    rule(
      'shared-sql-in-store-and-queries',
      { path: '^apps/server/', pathNot: ['^apps/server/src/sql/', '/(store|queries)(/|\\.ts$)', TEST] },
      { path: '^apps/server/src/sql/' },
    ),
    rule(
      'shared-sql-knows-no-domain',
      { path: '^apps/server/src/sql/', pathNot: TEST },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(sql|platform/db)/' },
    ),
    rule('routes-hold-no-data-access', { path: '/domains/.+/routes(/|\\.ts$)', pathNot: TEST }, { path: '/domains/.+/store(/|\\.ts$)' }),
    rule('builders-are-for-tests', { pathNot: [TEST, TEST_FOLDER, '^scripts/', '^bench/', '^e2e/'] }, { path: TEST_FOLDER }),
    rule('web-shared-is-a-leaf', { path: '^apps/web/src/shared/' }, { path: '^apps/web/src/(features|app)/' }),
    rule('feature-knows-no-app', { path: FEATURE }, { path: '^apps/web/src/app/' }),
    rule(
      'feature-through-its-index',
      { path: FEATURE },
      { path: FEATURE, pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'] },
    ),
    rule('everything-resolves', {}, { couldNotResolve: true }),
    rule('no-file-cycles', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|\\.tsbuild)/|^scripts/\\.tsbuild/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
