import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkToProfile } from '../profile-link.ts';
import { NoEntries } from './no-entries.tsx';
import { SocialsRow } from './socials-row.tsx';

type PaymentRowProps = { username: string; payment: OwnProfile['payment'] };

/** The names of the payment methods, which are edited with the rest of the profile. */
export function PaymentRow({ username, payment }: PaymentRowProps) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(payment.map(({ name }) => name));
  return (
    <SocialsRow icon={IconWallet} name={<Trans>How you’d like to be paid</Trans>} detail={names || <NoEntries />}>
      <Button
        component={Link}
        {...linkToProfile(username, { edit: 'yes' })}
        hash="payment"
        variant="default"
        size="sm"
        aria-label={payment.length > 0 ? t`Edit payment methods` : t`Add payment method`}
      >
        {payment.length > 0 ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
      </Button>
    </SocialsRow>
  );
}
