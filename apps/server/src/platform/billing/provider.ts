import { ConfigurationError } from '../config/configuration-error.ts';
import type { Config } from '../config/config.ts';
import type { Billing, BillingPages } from './billing.ts';
import { ccbillBilling } from './ccbill.ts';
import { ccbillPages } from './ccbill-form.ts';

const timeoutMilliseconds = 15_000;

/** Credentials that the CCBill simulator in `apps/sandbox` accepts; they protect nothing. */
const sandboxAccount = {
  account: '900100',
  subaccount: '0000',
  flexId: 'sandbox',
  salt: 'sandbox-salt',
  username: 'sandbox',
  password: 'sandbox',
};

function accountOf(config: Config) {
  if (config.BILLING_PROVIDER === 'sandbox') {
    const url = requiredSetting(config, 'BILLING_SANDBOX_URL');
    return {
      ...sandboxAccount,
      formUrl: `${url}/billing/flexforms`,
      datalinkUrl: `${url}/billing/utils/subscriptionManagement.cgi`,
      supportUrl: `${url}/billing/support`,
      chatUrl: `${url}/billing/support#chat`,
    };
  }
  return {
    account: requiredSetting(config, 'CCBILL_ACCOUNT'),
    subaccount: config.CCBILL_SUBACCOUNT,
    flexId: requiredSetting(config, 'CCBILL_FLEX_ID'),
    salt: requiredSetting(config, 'CCBILL_SALT'),
    username: requiredSetting(config, 'CCBILL_DATALINK_USER'),
    password: requiredSetting(config, 'CCBILL_DATALINK_PASSWORD'),
    formUrl: config.CCBILL_FORM_URL,
    datalinkUrl: config.CCBILL_DATALINK_URL,
    supportUrl: config.CCBILL_SUPPORT_URL,
    chatUrl: config.CCBILL_CHAT_URL,
  };
}

/** Creates the adapter for CCBill or its simulator. */
export function billingOf(config: Config): Billing {
  const { datalinkUrl, account, subaccount, username, password } = accountOf(config);
  return ccbillBilling({ datalinkUrl, account, subaccount, username, password, timeoutMilliseconds });
}

export function billingPagesOf(config: Config): BillingPages {
  const { formUrl, ...account } = accountOf(config);
  return ccbillPages({ ...account, url: formUrl });
}

type ProviderSettings =
  | 'BILLING_SANDBOX_URL'
  | 'CCBILL_ACCOUNT'
  | 'CCBILL_FLEX_ID'
  | 'CCBILL_SALT'
  | 'CCBILL_DATALINK_USER'
  | 'CCBILL_DATALINK_PASSWORD';

function requiredSetting(config: Config, name: ProviderSettings): string {
  const value = config[name];
  if (!value) throw new ConfigurationError([`${name}: missing`]);
  return value;
}
