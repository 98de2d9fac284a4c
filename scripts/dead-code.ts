/**
 * dead-code: finds unused files, exports and packages, and production code that only tests use.
 *
 *   node scripts/dead-code.ts
 *
 * The second part ignores tests and their shared code (knip.production.jsonc). Each exception below must be found:
 * a run that reads nothing fails, and so does an outdated exception.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compareUnused, parseUnused } from './dead-code/unused.ts';

const ROOT = join(import.meta.dirname, '..');

/** `file: export`, or the file alone, with the reason why it may be in production code. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/server/migrations/00010000T0000_baseline.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0400_accounts_settings_versions.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0401_accounts_settings_versions_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0440_transparency_log.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0450_accounts_record_chain.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0451_accounts_record_chain_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0800_conversations_honest_receipts.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0801_conversations_honest_receipts_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0802_requests_declared_media.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0820_devices_silent_sessions.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0850_conversations_message_intents.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0840_accounts_device_choice.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0841_accounts_device_choice_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0842_devices_recent_password.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0860_explore_age_language_city.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0830_transparency_returned_changes.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0843_accounts_clock.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0844_accounts_clock_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0870_requests_swapped_media.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0810_transparency_keys_and_rules.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0811_transparency_keys_and_rules_valid.ts: up': 'called by Kysely',
  'apps/server/migrations/20261119T0812_transparency_member_keys_label.ts: outsideTransaction': 'read by platform/db/migrations.ts',
  'apps/server/migrations/20261119T0812_transparency_member_keys_label.ts: up': 'called by Kysely',
  'apps/web/src/help/render.tsx: renderHelp': 'called by scripts/web/prerender.ts, which builds the file first',
  'apps/web/src/landing/render.tsx: renderLanding': 'called by scripts/web/prerender.ts, which builds the file first',
  'packages/contract/src/compatibility/breaking-changes.ts: breakingChanges': 'compares the contract with the last release',
  'packages/contract/src/connections/schemas.ts: EndorsementView': 'a view of the contract, read by tests of the server',
  'packages/contract/src/socket-names.ts: newUserOnline': 'generated for every message of the contract',
  'packages/mail/src/index.ts: locales': 'preview.mjs reads the built package',
  'packages/mail/src/index.ts: emailTemplates': 'preview.mjs reads the built package',
  'packages/mail/src/locales.ts: locales': 'preview.mjs reads the built package',
  'packages/mail/src/samples.ts': 'preview.mjs reads the built package',
  'packages/mail/src/templates/accounts/samples.ts': 'preview.mjs reads the built package',
  'packages/mail/src/templates/billing/samples.ts': 'preview.mjs reads the built package',
  'packages/transparency/src/map/verify-leaf.ts: verifyLeaf': 'tests compare the steps of proofs with it',
  'packages/rules/src/accounts/kdf.ts: kdfParameters': 'new accounts of tests and of the seed; the server takes them from its settings',
  // Duplicated on purpose: tests compare SQL, or a signature of another tool, with these.
  'apps/server/src/decoder/pictures/pdq.ts: distance': 'tests compare hashes with it; the hash list compares in production',
  'packages/crypto/src/signed/franking.ts: computeFrankingTag': 'tests compare the tag of the server with it',
  'packages/rules/src/connections/relation.ts: strangers': 'tests compare SQL with it',
  'packages/rules/src/subscriptions/active.ts: isPremium': 'tests compare SQL with it',
  // Domains are imported by their index.ts, also by tests of other domains.
  'apps/server/src/domains/audit/index.ts: verifyChain': 'tests of other domains verify the audit chain',
};

const run = (args: readonly string[], output: 'inherit' | 'pipe') =>
  spawnSync('npx', ['knip', '--no-progress', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });

const everything = run([], 'inherit');
const args = ['--production', '--config', 'knip.production.jsonc', '--include', 'files,exports,types', '--reporter', 'json'];
const problems = compareUnused(parseUnused(run(args, 'pipe').stdout), Object.keys(EXCEPTIONS));
for (const problem of problems) console.error(problem);
if (everything.status === 0 && problems.length === 0) console.log('no dead code');
process.exitCode = everything.status === 0 && problems.length === 0 ? 0 : 1;
