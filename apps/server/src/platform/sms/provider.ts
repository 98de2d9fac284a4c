import { ConfigurationError } from '../config/configuration-error.ts';
import type { Config } from '../config/config.ts';
import type { Sms } from './sms.ts';
import { twilioSms } from './twilio.ts';

const timeoutMilliseconds = 10_000;

/** Credentials that the Twilio simulator in `apps/sandbox` accepts; they protect nothing. */
const sandboxAccount = { accountSid: 'ACsandbox0000000000000000000000000', authToken: 'sandbox', from: '+15005550006' };

/** Creates the adapter for Twilio or its simulator. */
export function smsOf(config: Config): Sms {
  if (config.SMS_PROVIDER === 'sandbox') {
    return twilioSms({ ...sandboxAccount, url: requiredSetting(config, 'SMS_SANDBOX_URL'), timeoutMilliseconds });
  }
  return twilioSms({
    url: config.TWILIO_URL,
    accountSid: requiredSetting(config, 'TWILIO_ACCOUNT_SID'),
    authToken: requiredSetting(config, 'TWILIO_AUTH_TOKEN'),
    from: requiredSetting(config, 'TWILIO_FROM'),
    timeoutMilliseconds,
  });
}

function requiredSetting(config: Config, name: 'SMS_SANDBOX_URL' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM'): string {
  const value = config[name];
  if (!value) throw new ConfigurationError([`${name}: missing`]);
  return value;
}
