import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { methodLabels } from '../../verification/index.ts';
import { ProfilePart } from './part.tsx';
import classes from './row.module.css';

type VerificationTabProps = { profile: ProfileView; isMine: boolean };

/** How and in which month a member was verified; the document and its country are never shown. */
export function VerificationTab({ profile: { verifications, username }, isMine }: VerificationTabProps) {
  const { t, i18n } = useLingui();
  const toVerify = isMine && (
    <Button component={Link} to="/verify" size="md" {...(verifications.length > 0 && { variant: 'default' })}>
      {verifications.length > 0 ? <Trans>Your verification</Trans> : <Trans>Verify your identity</Trans>}
    </Button>
  );
  if (verifications.length === 0) {
    return (
      <EmptyState title={<Trans>Not verified</Trans>} action={toVerify || undefined}>
        {isMine ? (
          <Trans>We check that you’re an adult and that you are who you say you are.</Trans>
        ) : (
          <Trans>
            <bdi>{username}</bdi> isn’t verified yet.
          </Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={classes.tab}>
      <ProfilePart title={<Trans>Verified by us</Trans>} more={toVerify}>
        <ul className={classes.rows}>
          {verifications.map(({ method, month }) => (
            <li key={method} className={classes.row} data-gold>
              <IconRosetteDiscountCheck size={20} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{t(methodLabels[method])}</strong>
                <time dateTime={month}>{monthOf(month, i18n.locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      </ProfilePart>
    </div>
  );
}

/** `2026-11` → `November 2026`. */
function monthOf(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}
