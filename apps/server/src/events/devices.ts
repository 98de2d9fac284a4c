/** Facts of the devices domain that others may react to. */
export interface DevicesEvents {
  'devices.signedIn': { memberId: string; deviceId: string; browser: string; known: boolean };
  'devices.signedOut': { memberId: string; deviceId: string };
}
