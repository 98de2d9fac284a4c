import { PROPERTY_RUNS, type Run } from './run.ts';

/** A result of a run, and whether it meets the promise. */
export interface Result {
  text: string;
  ok: boolean;
}

const passedOf = (run: Run, title: RegExp, file = /./) =>
  run.tests.filter((test) => test.passed && title.test(test.title) && file.test(test.file)).length;

/** A line `result T4: …` is how a test prints what it counted. */
export function reportedResults(id: string, run: Run): Result[] {
  return [...run.output.matchAll(new RegExp(`^result ${id}: (.+)$`, 'gm'))].map(([, text = '']) => ({ text: text.trim(), ok: true }));
}

/** The number of passed tests whose names match, and the required minimum. */
export function counted(run: Run, what: string, title: RegExp, { file = /./, atLeast = 1 } = {}): Result {
  const count = passedOf(run, title, file);
  return { text: `${count} ${what}`, ok: count >= atLeast };
}

/** A result that a run prints as text. */
export function printed(run: Run, pattern: RegExp): Result {
  const [line] = pattern.exec(run.output) ?? [];
  return line ? { text: line.trim(), ok: true } : { text: `nothing like ${String(pattern)} was printed`, ok: false };
}

export function authorisationCells(run: Run): Result[] {
  const cells = passedOf(run, /^(routes|socket messages) .+ → /);
  return [
    { text: `${cells} cells`, ok: cells >= 2000 },
    counted(run, 'tests over ten relations', /./, { file: /relations\.long\.test/, atLeast: 200 }),
  ];
}

export function propertyResults(run: Run): Result[] {
  const fewest = Math.min(...run.properties.map(({ runs }) => runs));
  const total = run.properties.reduce((sum, { runs }) => sum + runs, 0);
  const failures = run.properties.filter(({ failed }) => failed).length;
  return [
    { text: `${run.properties.length} properties, ${total} runs, ${fewest} at least`, ok: fewest >= PROPERTY_RUNS },
    { text: `${failures} failures`, ok: failures === 0 },
    { text: `seed ${run.properties[0]?.seed ?? 'unknown'}`, ok: run.properties.length > 0 },
  ];
}

/** The largest deviation from guessing that response times allowed. */
export function timingResults(run: Run, samples: number): Result[] {
  const areas = [...run.output.matchAll(/^(.+): area (0\.\d+)/gm)].map(([, name = '', area = '']) => ({ name, area: Number(area) }));
  const [farthest] = areas.toSorted((a, b) => Math.abs(b.area - 0.5) - Math.abs(a.area - 0.5));
  return [
    { text: `${areas.length} calls × ${samples} samples of each kind`, ok: areas.length >= 5 },
    farthest
      ? { text: `AUC farthest from 0.5: ${farthest.area.toFixed(3)} (${farthest.name})`, ok: Math.abs(farthest.area - 0.5) < 0.05 }
      : { text: 'no AUC', ok: false },
  ];
}
