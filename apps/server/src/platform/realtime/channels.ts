/** Channels that a socket may subscribe to, always of its own member. */
export type Channel = 'notifications' | 'conversations';

const MEMBER = '{userId}';

export const roomOf = (memberId: string): string => `member:${memberId}`;

export const roomOfDevice = (deviceId: string): string => `device:${deviceId}`;

export const roomOfChannel = (channel: Channel, memberId: string): string => `${channel}:${memberId}`;

/**
 * An event whose name contains the member's id (`notifications-{userId}`) reaches sockets that joined its channel; any other
 * event reaches all sockets of the member.
 */
export function targetOf(eventName: string, memberId: string): { room: string; name: string } {
  if (!eventName.endsWith(`-${MEMBER}`)) return { room: roomOf(memberId), name: eventName };
  const channel = eventName.slice(0, -MEMBER.length - 1) as Channel;
  return { room: roomOfChannel(channel, memberId), name: eventName.replace(MEMBER, memberId) };
}
