/** One route as a browser saw it: bytes as they came over the line, milliseconds, and the share of the screen that moved. */
export interface Vitals {
  route: string;
  script: number;
  css: number;
  largestPaint: number;
  slowestInput: number;
  movement: number;
}

/** What browsers' makers call good, at the 75th percentile of real visits. */
const good = { largestPaint: 2500, slowestInput: 200, movement: 0.1 };

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
const marked = (text: string, isGood: boolean) => (isGood ? text : `**${text}**`);

function line({ route, script, css, largestPaint, slowestInput, movement }: Vitals): string {
  const cells = [
    `\`${route}\``,
    kilobytes(script),
    kilobytes(css),
    marked((largestPaint / 1000).toFixed(2), largestPaint <= good.largestPaint),
    // Below 16 ms a browser does not tell.
    marked(slowestInput < 16 ? '< 16' : String(Math.round(slowestInput)), slowestInput <= good.slowestInput),
    marked(movement.toFixed(3), movement <= good.movement),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function reportVitals(vitals: readonly Vitals[], { machine, at, slower }: { machine: string; at: Date; slower: number }): string {
  return `# Performance of the pages

Every route of the specification as a phone sees it: 390 px, an empty cache, a processor ${slower} times slower than this machine's, 9 Mbit/s with 60 ms to the server. Written by \`npm run vitals\`, on ${at.toISOString().slice(0, 10)}, ${machine}.

- *script* and *CSS*: KB over the line, compressed, with the catalog of one language. Limits for each page in CI: [budget.ts](../scripts/web/budget.ts).
- *LCP*: seconds until the largest thing is painted; good up to ${good.largestPaint / 1000} s. *INP*: the slowest of four keys, ms; good up to ${good.slowestInput}. *CLS*: how much moved by itself; good up to ${good.movement}. What is not good is bold.
- Times depend on what else the machine does; \`npm run lighthouse\` measures the landing page five times and fails below 95.

| route | script | CSS | LCP s | INP ms | CLS |
|---|---|---|---|---|---|
${vitals.map(line).join('\n')}

Left out: addresses that only a link in a mail leads to, and the welcome wizard, which is open once.
`;
}
