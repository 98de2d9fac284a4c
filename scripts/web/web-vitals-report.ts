import { MOST_MOVEMENT } from '../../e2e/layout-shift.ts';

/** Measurements of one route: transferred bytes, milliseconds, and layout shift. */
export interface Vitals {
  route: string;
  script: number;
  css: number;
  requests: number;
  largestPaint: number;
  /** The element of the largest contentful paint. */
  largest: string;
  slowestInput: number;
  /** The interactions with the page. */
  tried: string;
  movement: number;
  moved: string[];
}

/** Times that browser vendors rate as good at the 75th percentile of real visits; the limit of layout shift is stricter. */
const limits = { largestPaint: 2500, slowestInput: 200, movement: MOST_MOVEMENT };

const BEGIN = '<!-- web-vitals: written by npm run web-vitals -->';
const END = '<!-- web-vitals: end -->';

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
const marked = (text: string, isGood: boolean) => (isGood ? text : `**${text}**`);

/** One message for each exceeded limit of a route. */
export function overLimit({ route, largestPaint, largest, slowestInput, movement, moved }: Vitals): string[] {
  const problems: string[] = [];
  if (largestPaint > limits.largestPaint)
    problems.push(`${route}: LCP ${Math.round(largestPaint)} ms (${largest}), at most ${limits.largestPaint}`);
  if (slowestInput > limits.slowestInput) problems.push(`${route}: INP ${slowestInput} ms, at most ${limits.slowestInput}`);
  if (movement > limits.movement) problems.push(`${route}: CLS ${movement.toFixed(3)}, at most ${limits.movement}: ${moved.join('; ')}`);
  return problems;
}

function line({ route, script, css, requests, largestPaint, largest, slowestInput, tried, movement }: Vitals): string {
  const cells = [
    `\`${route}\``,
    kilobytes(script),
    kilobytes(css),
    requests,
    `${marked((largestPaint / 1000).toFixed(2), largestPaint <= limits.largestPaint)} (${largest})`,
    // Browsers report no times below 16 ms.
    `${marked(slowestInput < 16 ? '< 16' : String(Math.round(slowestInput)), slowestInput <= limits.slowestInput)} (${tried})`,
    marked(movement.toFixed(3), movement <= limits.movement),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function reportVitals(vitals: readonly Vitals[], { machine, at }: { machine: string; at: Date }): string {
  return `On ${at.toISOString().slice(0, 10)}, ${machine}.

| route | script KB | CSS KB | requests | LCP s (what) | INP ms (after) | CLS |
|---|---|---|---|---|---|---|
${vitals.map(line).join('\n')}`;
}

/** Replaces the table in the page and keeps the text around it. */
export function withReport(page: string, report: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('the page has no place for the table');
  return `${before}${BEGIN}\n\n${report}\n\n${END}${after}`;
}
