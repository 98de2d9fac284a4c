import { House } from './house.ts';
import { signUp } from './person.ts';

export const IRIS = '0198f6a0-0000-7000-8000-000000000001';
export const FELIX = '0198f6a0-0000-7000-8000-000000000002';
export const NOOR = '0198f6a0-0000-7000-8000-000000000003';
export const TALK = '0198f6a0-0000-7000-8000-0000000000a1';
export const GROUP = '0198f6a0-0000-7000-8000-0000000000b1';

/** Two who have an epoch and have said nothing yet. */
export async function twoWhoTalk() {
  const house = new House();
  const [iris, felix] = [await signUp(house, IRIS), await signUp(house, FELIX)];
  await iris.browser.talkTo(TALK, FELIX);
  await felix.browser.sync(TALK);
  return { house, iris: iris.browser, felix: felix.browser, irisAccount: iris.account, felixAccount: felix.account };
}

/** Three in a group of which Iris is admin. */
export async function threeInAGroup() {
  const house = new House();
  const [iris, felix, noor] = [await signUp(house, IRIS), await signUp(house, FELIX), await signUp(house, NOOR)];
  await iris.browser.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS] });
  for (const { browser } of [felix, noor]) await browser.sync(GROUP);
  return { house, iris: iris.browser, felix: felix.browser, noor: noor.browser };
}
