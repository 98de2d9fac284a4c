import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DateText } from '../../../shared/ui/date-text.tsx';
import type { Verification } from '../api/own-verification.ts';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { methodLabels } from '../method-labels.ts';
import { linkToVerify } from '../verify-link.ts';
import { Files } from './files.tsx';
import { LifetimeNote } from './lifetime-note.tsx';
import { AccessLog } from './access-log.tsx';
import classes from './status.module.css';

type VerifiedProps = { status: Verification };

/** The verified identity: methods, dates of renewal, and further methods. */
export function Verified({ status }: VerifiedProps) {
  const { t } = useLingui();
  const { verified, can } = status;
  const isNew = (method: 'document' | 'social') => !verified.some((one) => one.method === method) && can.submit.includes(method);
  return (
    <Frame
      title={<Trans>You’re verified</Trans>}
      lead={<Trans>Members see your badge, how you verified and the month. They never see which ID you used or where it’s from.</Trans>}
      aside={
        <>
          <Files />
          <AccessLog />
        </>
      }
    >
      <ul className={classes.methods}>
        {verified.map(({ method, since, renewBy, renewalDue }) => (
          <li key={method}>
            <IconRosetteDiscountCheck size={26} stroke={1.4} aria-hidden="true" />
            <div>
              <strong>{t(methodLabels[method])}</strong>
              <span>
                <Trans>
                  Since <DateText date={since.slice(0, 10)} />
                </Trans>
              </span>
              {renewBy !== null && (
                <>
                  {' · '}
                  <span data-due={renewalDue || undefined}>
                    <Trans>
                      until <DateText date={renewBy} />
                    </Trans>
                  </span>
                </>
              )}
            </div>
            {can.submit.includes(method) && (
              <Button component={Link} {...linkToVerify(stepOf(method))} size="sm" {...(!renewalDue && { variant: 'default' })}>
                <Trans>Renew</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LifetimeNote status={status} />
      <div className={frame.actions}>
        {isNew('document') && (
          <Button component={Link} {...linkToVerify('instructions')} variant="default" size="md">
            <Trans>Verify with government ID</Trans>
          </Button>
        )}
        {isNew('social') && (
          <Button component={Link} {...linkToVerify('social')} variant="default" size="md">
            <Trans>Add social media</Trans>
          </Button>
        )}
      </div>
    </Frame>
  );
}

const stepOf = (method: 'document' | 'social') => (method === 'social' ? 'social' : 'instructions');
