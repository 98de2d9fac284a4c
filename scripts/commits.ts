/**
 * commits: checks the subjects of all commits since the rule was introduced.
 *
 * Reads the available history: a shallow clone has fewer commits, a copy without .git has none.
 */
import { execFileSync } from 'node:child_process';
import { problemWithSubject } from './commits/subject.ts';
import { EXIT_NOT_CHECKED } from './verdict.ts';

/** Earlier commits predate the rule. */
const SINCE = '2026-11-18T12:00:00Z';

/** Hash and subject of each commit except merges; null without a history. */
function listCommits(root: string | undefined): string[] | null {
  // The filter visits all commits: the dates of merged branches are in no order.
  const args = ['log', '--no-merges', `--since-as-filter=${SINCE}`, '--format=%h%x09%s'];
  try {
    const log = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return log.split('\n').filter((line) => line !== '');
  } catch {
    return null;
  }
}

const commits = listCommits(process.argv[2]);
const problems = (commits ?? []).flatMap((line) => {
  const [hash = '', subject = ''] = line.split('\t');
  const problem = problemWithSubject(subject);
  return problem ? [`${hash} "${subject}" ${problem}`] : [];
});
for (const problem of problems) console.error(problem);
console.log(commits ? `${commits.length} commits since ${SINCE}, ${problems.length} problems` : 'no history to check');
process.exitCode = commits === null ? EXIT_NOT_CHECKED : problems.length > 0 ? 1 : 0;
