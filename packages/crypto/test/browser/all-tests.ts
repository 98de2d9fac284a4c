/** Runs the same tests as Node in a page, with the replacement of `vitest` in this folder. */
import '../../src/primitives/hpke.test.ts';
import '../../src/account/account-keys.test.ts';
import '../../src/account/account-life.test.ts';
import '../../src/account/device.test.ts';
import '../../src/account/envelope.test.ts';
import '../../src/account/recovery-code.test.ts';
import '../../src/account/rotate-keys.test.ts';
import '../../src/signed/membership.test.ts';
import '../../src/conversation/known-answers.test.ts';
import '../../src/conversation/messages.test.ts';
import '../../src/conversation/reports.test.ts';
import '../../src/conversation/epochs.test.ts';
import '../../src/conversation/groups.test.ts';
import '../../src/conversation/attachments.test.ts';
import '../../src/conversation/trust.test.ts';
import '../../src/conversation/malicious-server.test.ts';
import '../../src/conversation/recovery.test.ts';
import { runAll } from './vitest-shim.ts';

Object.assign(globalThis, { runAll });
