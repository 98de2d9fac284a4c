import { reaction } from '../../platform/jobs/reaction.ts';

export const reactions = [
  reaction('devices.signedOut', 'devices.disconnect-sockets', async ({ event, platform, afterCommit }) => {
    afterCommit(() => platform.live.disconnectDevice(event.data.deviceId));
  }),
];
