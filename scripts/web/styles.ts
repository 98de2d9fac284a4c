/** styles: finds physical directions in our CSS, because left and right are wrong in Hebrew and Arabic. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../apps/web');

const PHYSICAL = [
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right|top|bottom)(?:-\w+)*\s*:/,
  /(?:^|[\s;{])(?:left|right|top|bottom|(?:min-|max-)?(?:width|height))\s*:/,
  /(?:^|[\s;{])(?:text-align|float|clear)\s*:\s*(?:left|right)/,
];

/** Lines of a style sheet that name a physical direction or dimension, except conditions of media queries. */
export function physicalLines(css: string): string[] {
  return css
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(
      ({ line }) =>
        !line.startsWith('@') && !line.startsWith('*') && !line.startsWith('/*') && PHYSICAL.some((pattern) => pattern.test(line)),
    )
    .map(({ line, number }) => `${number}: ${line}`);
}

if (import.meta.main) {
  const problems = globSync('src/**/*.css', { cwd: WEB }).flatMap((file) =>
    physicalLines(readFileSync(join(WEB, file), 'utf8')).map((line) => `apps/web/${file}:${line}`),
  );
  console.log(problems.length === 0 ? 'every direction is logical' : problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
