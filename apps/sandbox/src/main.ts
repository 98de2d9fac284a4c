import { startSandbox } from './sandbox.ts';

const { HOST, SANDBOX_PORT, BILLING_WEBHOOK_URL, PUBLIC_URL } = process.env;
const sandbox = await startSandbox({
  ...(HOST && { host: HOST }),
  port: Number(SANDBOX_PORT ?? 13_200),
  billing: {
    ...(BILLING_WEBHOOK_URL && { webhookUrl: BILLING_WEBHOOK_URL }),
    ...(PUBLIC_URL && {
      approvalUrl: `${PUBLIC_URL}/upgrade/successful?checkout={checkout}`,
      denialUrl: `${PUBLIC_URL}/upgrade/unsuccessful?checkout={checkout}`,
    }),
  },
});
process.stdout.write(`sandbox is up at ${sandbox.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.stop());
