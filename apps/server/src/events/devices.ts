/** Events of the devices domain. */
export interface DevicesEvents {
  'devices.signedIn': { memberId: string; deviceId: string; browser: string; known: boolean; replaced?: boolean };
  'devices.signedOut': { memberId: string; deviceId: string };
}
