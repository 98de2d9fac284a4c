/** Sending against the bare transaction, and reading among ten million messages (BENCH_MESSAGES, BENCH_SENDS). */
import { ensureMessages } from './chat/generate.ts';
import { measureReading } from './chat/reading.ts';
import { measureSending } from './chat/sending.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 10_000_000);
const MOST_MS = 5;
const LEAST_RATIO = 0.6;

await ensureMessages(MESSAGES);
const slowest = await measureReading();
const { engine, whole } = await measureSending();
console.log(
  `the bare transaction takes ${(engine * 100).toFixed(0)} % of what sending takes in the engine, ${(whole * 100).toFixed(0)} % of all CPU`,
);
if (slowest > MOST_MS || whole < LEAST_RATIO) {
  console.error(`reading above ${MOST_MS} ms, or sending below ${LEAST_RATIO * 100} % of the bare transaction`);
  process.exitCode = 1;
}
