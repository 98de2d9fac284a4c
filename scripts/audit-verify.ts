/**
 * audit-verify: verifies the whole audit chain against the signed anchors in the audit bucket. Exits with 1 on a mismatch.
 *
 *   npm run audit:verify
 */
import { verifyAudit } from '../apps/server/src/domains/audit/index.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { auditStore } from '../apps/server/src/platform/storage/object-store.ts';

const config = loadConfig(process.env);
const pool = createPool({ url: databaseUrl(config, 'worker'), name: 'subrosa audit verify', size: 1, statementTimeoutMs: 60_000 });
const [db, anchors] = [createDb(pool), auditStore(config)];
try {
  const { entries, end, anchored, problems, forged } = await verifyAudit({ db, config, anchors });
  for (const { seq, problem } of problems) console.error(`entry ${seq}: ${problem}`);
  for (const name of forged) console.error(`${name}: not signed by us`);
  console.log(`${entries} entries, the last is ${end.seq}, anchored up to ${anchored}: ${problems.length + forged.length} problems`);
  process.exitCode = problems.length + forged.length > 0 ? 1 : 0;
} finally {
  anchors.close();
  await db.destroy();
}
