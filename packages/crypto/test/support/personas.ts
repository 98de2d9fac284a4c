import { FakeServer } from './fake-server.ts';
import { signUp } from './test-member.ts';

export const IRIS = '0198f6a0-0000-7000-8000-000000000001';
export const FELIX = '0198f6a0-0000-7000-8000-000000000002';
export const NOOR = '0198f6a0-0000-7000-8000-000000000003';
export const CONVERSATION = '0198f6a0-0000-7000-8000-0000000000a1';
export const GROUP = '0198f6a0-0000-7000-8000-0000000000b1';

/** Two members with an epoch and no messages yet. */
export async function aChatPair() {
  const server = new FakeServer();
  const [iris, felix] = [await signUp(server, IRIS), await signUp(server, FELIX)];
  await iris.browser.startConversation(CONVERSATION, FELIX);
  await felix.browser.sync(CONVERSATION);
  return { server, iris: iris.browser, felix: felix.browser, irisAccount: iris.account, felixAccount: felix.account };
}

/** Three members in a group with Iris as admin. */
export async function threeInAGroup() {
  const server = new FakeServer();
  const [iris, felix, noor] = [await signUp(server, IRIS), await signUp(server, FELIX), await signUp(server, NOOR)];
  await iris.browser.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS] });
  for (const { browser } of [felix, noor]) await browser.sync(GROUP);
  return { server, iris: iris.browser, felix: felix.browser, noor: noor.browser };
}
