/**
 * administrators: appoints the first two administrators of an installation that never had one.
 *
 *   npm run administrators -- <username> <username>
 *
 * Both are active members with two passkeys each, which verify a PIN, a finger or a face. Needs DATABASE_OWNER_URL, as migrate does.
 */
import { appointAdministrators } from '../app/appoint-administrators.ts';
import { NotAppointed } from '../domains/accounts/index.ts';
import { loadConfig } from '../platform/config/config.ts';

const [first, second, ...rest] = process.argv.slice(2);
if (first === undefined || second === undefined || rest.length > 0) {
  process.stderr.write('npm run administrators -- <username> <username>\n');
  process.exit(2);
}

try {
  await appointAdministrators(loadConfig(process.env, { process: 'migrate' }), [first, second]);
  process.stdout.write(`${first} and ${second} are administrators. Their roles count at once.\n`);
} catch (error) {
  if (!(error instanceof NotAppointed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
