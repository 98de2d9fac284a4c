/** Facts of the devices domain that others may react to. */
export interface DevicesEvents {
  'devices.signedIn': { memberId: string; deviceId: string; browser: string; known: boolean };
  /** Its browser has a key that signs, or another one. */
  'devices.certified': { memberId: string; deviceId: string };
  'devices.signedOut': { memberId: string; deviceId: string };
}
