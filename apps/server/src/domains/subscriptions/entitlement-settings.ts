import type { EntitlementSettings } from '@subrosa/rules/entitlements/may';
import type { Config } from '../../platform/config/config.ts';

/** Settings of the operator where the specification allows different readings. */
export function entitlementSettings(config: Config): EntitlementSettings {
  return {
    confidantMessaging: config.CONFIDANT_MESSAGING,
    chatStart: config.CHAT_START,
    autoReplyRoles: config.AUTO_REPLY_ROLES,
  };
}
