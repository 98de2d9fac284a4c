import { existsSync } from 'node:fs';
import { startDecoder } from '../app/decoder.ts';
import { decoderEnvironment, loadDecoderConfig } from '../decoder/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const CANNOT_CONNECT = '--cannot-connect';
const FOLLOW_PARENT = '--follow-parent';

const config = loadDecoderConfig(process.env);
const log = createLog(config, 'decoder');

// Replaces this process by the same program with the same process id, without any other setting and unable to open connections.
if (!process.argv.includes(CANNOT_CONNECT) && process.execve && existsSync(config.DECODER_LAUNCHER)) {
  const options = ['--server', ...(process.argv.includes(FOLLOW_PARENT) ? [FOLLOW_PARENT] : [])];
  const again = [process.execPath, ...process.execArgv, import.meta.filename, CANNOT_CONNECT];
  process.execve(config.DECODER_LAUNCHER, ['confine', ...options, '--', ...again], decoderEnvironment(process.env));
}

await runProcess('decoder', () => startDecoder(config), { config: { RELEASE: config.RELEASE, OTEL_TRACES_SAMPLER_ARG: 0 }, log });
