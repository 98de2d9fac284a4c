import { startSandbox } from './sandbox.ts';

const sandbox = await startSandbox({ port: Number(process.env['SANDBOX_PORT'] ?? 13_200) });
process.stdout.write(`sandbox is up at ${sandbox.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.stop());
