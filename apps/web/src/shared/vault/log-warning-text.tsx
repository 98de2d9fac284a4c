import { Plural, Trans } from '@lingui/react/macro';
import type { LogWarning } from '@subrosa/vault/log/log-protocol';

type LogWarningTextProps = { warning: LogWarning; uncheckedDays: number };

/** Sending continues with each of them. */
export function LogWarningText({ warning, uncheckedDays }: LogWarningTextProps) {
  switch (warning) {
    case 'clock':
      return <Trans>Your device’s clock is more than a day off. Set it, so that keys can be checked.</Trans>;
    case 'release':
      return <Trans>The public log of keys has a new signature. Reload this page to check it.</Trans>;
    case 'stale':
      return <Trans>The public log of keys hasn’t been updated for more than a day. New keys can’t be checked until then.</Trans>;
    case 'behind':
      return <Trans>Someone you chat with has seen a newer part of the public log of keys than we show you.</Trans>;
    case 'unproved':
      return <Trans>We haven’t proved the keys of someone you chat with for more than a day. Compare safety numbers.</Trans>;
    case 'ownUnchecked':
      return (
        <Plural
          value={uncheckedDays}
          one="Your own keys couldn’t be checked on # day with messages. After 7 days, it counts as a failed check."
          other="Your own keys couldn’t be checked on # days with messages. After 7 days, it counts as a failed check."
        />
      );
    default:
      return warning satisfies never;
  }
}
