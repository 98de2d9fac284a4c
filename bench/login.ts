/** The cost of a login: CPU time of the api per sequential login, beside that of signing its two tokens. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aNetwork } from '../apps/server/test/support/network.ts';

const WARM_UP = 20;
const ITERATIONS = 5;
const MOST_MILLISECONDS = 2;

const server = fork(join(import.meta.dirname, 'login-server.ts'));

async function request<Answer>(command?: string): Promise<Answer> {
  const answered = once(server, 'message');
  if (command) server.send(command);
  return (await answered)[0] as Answer;
}

const micros = async (command: 'cpu' | 'signing') => (await request<{ micros: number }>(command)).micros;

const { port, members } = await request<{ port: number; members: { login: string; password: string }[] }>();

async function signIn(member: object): Promise<void> {
  const answered = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': aNetwork() },
    body: JSON.stringify(member),
  });
  if (!answered.ok) throw new Error(`a login was answered with ${answered.status}`);
  await answered.text();
}

/** CPU time of one login in milliseconds, averaged over all devices. */
async function measureIteration(): Promise<number> {
  const logins = [...members, ...members];
  const before = await micros('cpu');
  for (const member of logins) await signIn(member);
  const used = (await micros('cpu')) - before;
  await request('sign out');
  return used / logins.length / 1000;
}

for (let warmUp = 0; warmUp < WARM_UP; warmUp += 1) await measureIteration();
const iterations: number[] = [];
while (iterations.length < ITERATIONS) iterations.push(await measureIteration());
const signing = (await micros('signing')) / 1000;
const gone = once(server, 'exit');
server.disconnect();
await gone;

const median = iterations.toSorted((a, b) => a - b)[Math.floor(ITERATIONS / 2)] ?? Number.NaN;
console.log(
  `${ITERATIONS * members.length * 2} logins: ${median.toFixed(2)} ms of CPU each (rounds ${iterations.map((ms) => ms.toFixed(2)).join(', ')}); ` +
    `signing the two tokens alone: ${signing.toFixed(2)} ms`,
);
if (median > MOST_MILLISECONDS) {
  console.error(`more than ${MOST_MILLISECONDS} ms`);
  process.exitCode = 1;
}
