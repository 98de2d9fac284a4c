import type { accountsCalls } from '@subrosa/contract/accounts';
import { everyone, members, ownersOnly, perNetwork, perNetworkReading, type Limit, type Policy } from '../../platform/http/policy.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Where a password or a code is asked again: guessing is slow, and stops while Redis cannot count. */
const guessing: Limit = { points: 20, seconds: HOUR, by: 'member', whenBlind: 'refuse' };

const sensitive = { who: members, limit: guessing };

export const policy: Policy<typeof accountsCalls> = {
  readKdf: { who: everyone, limit: perNetwork(120, 5 * MINUTE) },
  readChallenge: { who: everyone, limit: perNetworkReading(60, 5 * MINUTE) },
  validateSignUp: { who: everyone, limit: perNetwork(120, 5 * MINUTE) },
  signUp: { who: everyone, limit: perNetwork(10, HOUR) },
  resendVerification: { who: everyone, limit: perNetwork(5, HOUR) },
  verifyEmail: { who: everyone, limit: perNetwork(30, HOUR) },
  login: { who: everyone, limit: perNetwork(60, 5 * MINUTE), proof: 'own' },
  proveSecondFactor: { who: everyone, limit: perNetwork(60, 5 * MINUTE), proof: 'own' },
  forgotPassword: { who: everyone, limit: perNetwork(10, HOUR) },
  readReset: { who: everyone, limit: perNetwork(30, HOUR) },
  resetPassword: { who: everyone, limit: perNetwork(30, HOUR) },
  askForDevices: { who: everyone, limit: perNetwork(10, HOUR) },
  listDevicesByLink: { who: everyone, limit: perNetwork(30, HOUR) },
  removeDevicesByLink: { who: everyone, limit: perNetwork(30, HOUR) },
  countMembers: { who: everyone },
  readSerial: { who: members },
  readAccount: { who: members },
  readUser: { who: ownersOnly },
  updateUser: { who: ownersOnly },
  updateUserToo: { who: ownersOnly },
  readSettings: { who: members },
  saveSettings: { who: members },
  changePassword: sensitive,
  changeUsername: { who: ownersOnly, limit: guessing },
  changeEmail: { who: ownersOnly, limit: guessing },
  sendPhoneCode: { who: members, limit: guessing },
  verifyPhone: sensitive,
  removePhone: { who: members },
  deleteAccount: sensitive,
  readExport: { who: members },
  askForExport: sensitive,
  downloadExport: sensitive,
  changeEmailSubscription: { who: everyone, limit: perNetwork(30, HOUR) },
  readKeys: { who: members },
  saveEnvelopes: sensitive,
  replaceKeys: sensitive,
  listSecondFactors: { who: members },
  startTotp: sensitive,
  confirmTotp: sensitive,
  startPasskey: sensitive,
  addPasskey: sensitive,
  removeSecondFactor: sensitive,
  renewBackupCodes: sensitive,
};
