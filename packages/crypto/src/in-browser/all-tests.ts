/** The same tests as in Node, for a page; `vitest` is the stand-in beside this file. */
import '../primitives/hpke.test.ts';
import '../account/account-keys.test.ts';
import '../account/account-life.test.ts';
import '../account/device.test.ts';
import '../account/envelope.test.ts';
import '../account/recovery-code.test.ts';
import '../account/rotate-keys.test.ts';
import '../signed/membership.test.ts';
import '../conversation/known-answers.test.ts';
import '../conversation/messages.test.ts';
import '../conversation/reports.test.ts';
import '../conversation/epochs.test.ts';
import '../conversation/groups.test.ts';
import '../conversation/attachments.test.ts';
import '../conversation/trust.test.ts';
import '../conversation/recovery.test.ts';
import { runAll } from './vitest-in-a-page.ts';

Object.assign(globalThis, { runAll });
