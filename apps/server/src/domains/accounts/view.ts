import type { AccountView, SettingsView } from '@subrosa/contract/accounts/own';
import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import type { Clock } from '@subrosa/rules/format/dates';
import { maskPhone } from '@subrosa/rules/accounts/phone';
import type { findKeys } from './queries/keys.ts';
import type { findMember, findSettings } from './queries/members.ts';

type Row<Query extends (...args: never[]) => unknown> = NonNullable<Awaited<ReturnType<Query>>>;

interface Around {
  premium: boolean;
  newEmail: string | null;
  envelopes: Row<typeof findKeys>['envelopes'];
}

export function viewAccount(member: Row<typeof findMember>, { premium, newEmail, envelopes }: Around): AccountView {
  return {
    id: member.id,
    username: member.username,
    email: member.email,
    accountType: member.account_type as AccountType,
    state: member.state as MemberState,
    premium,
    verified: member.identity_verified_at !== null,
    phone: member.phone === null ? null : maskPhone(member.phone),
    phoneVerified: member.phone_verified_at !== null,
    staffRole: member.staff_role,
    serial: member.serial,
    newEmail,
    hasRecoveryCode: envelopes.recovery !== null,
    keysLocked: envelopes.email === null,
  };
}

export function viewSettings(settings: Row<typeof findSettings>): SettingsView {
  return {
    locale: settings.locale,
    timeZone: settings.time_zone,
    weightUnit: settings.weight_unit as 'kg' | 'lb',
    heightUnit: settings.height_unit as 'cm' | 'ft',
    clock: settings.clock as Clock,
    theme: settings.theme as 'auto' | 'dark' | 'light',
    emailSubscription: settings.email_subscription,
    privateAccount: settings.private_account,
    showPresence: settings.show_presence,
    readReceipts: settings.read_receipts,
    discreet: settings.discreet,
    blurMedia: settings.blur_media,
  };
}
