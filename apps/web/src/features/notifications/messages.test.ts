import { exploreMessages } from '@subrosa/contract/explore';
import * as contract from '@subrosa/contract/notifications';
import { expect, it } from 'vitest';
import { connectNotifications, disconnectNotifications, leave, notificationsOf, subscribeNotifications, totalMembers } from './messages.ts';

it('have the names that the contract gives them', () => {
  const { notificationsMessages, notificationsEvent } = contract;
  expect(connectNotifications.name).toBe(notificationsMessages.connectNotifications.name);
  expect(subscribeNotifications.name).toBe(notificationsMessages.subscribeNotifications.name);
  expect(disconnectNotifications.name).toBe(notificationsMessages.disconnectNotifications.name);
  expect(leave.name).toBe(exploreMessages.leave.name);
  expect(totalMembers.name).toBe(contract.totalMembers.name);
  expect(notificationsOf('{userId}').name).toBe(notificationsEvent.name);
});
