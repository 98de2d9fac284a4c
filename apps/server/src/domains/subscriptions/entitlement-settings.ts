import type { EntitlementSettings } from '@subrosa/rules/entitlements/may';
import type { Config } from '../../platform/config/config.ts';

/** The operator's readings of the specification. */
export function entitlementSettings(config: Config): EntitlementSettings {
  return {
    confidantMessaging: config.CONFIDANT_MESSAGING,
    chatStart: config.CHAT_START,
    autoReplyRoles: config.AUTO_REPLY_ROLES,
  };
}
