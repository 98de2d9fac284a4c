import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import notice from '../../../shared/styles/inline-alert.module.css';
import classes from './removed-alert.module.css';

type RemovedAlertProps = {
  removed: OwnProfile['removed'];
  /** Whether the alert takes the focus; otherwise it is only announced, because the member may be typing. */
  takesFocus?: boolean;
};

const fieldNames: Readonly<Record<string, ReactNode>> = {
  about: <Trans>About you</Trans>,
  welcomes: <Trans>What you welcome</Trans>,
  declines: <Trans>What you decline</Trans>,
};

/** Shows which passages were removed from a text. */
export function RemovedAlert({ removed, takesFocus = false }: RemovedAlertProps) {
  const container = useRef<HTMLDivElement>(null);
  const isShown = removed.length > 0;

  useEffect(() => {
    if (takesFocus) container.current?.focus();
  }, [removed, takesFocus]);

  if (!isShown) return null;
  return (
    <div className={notice.notice} data-tone="warn" role="alert" tabIndex={-1} ref={container}>
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" className={notice.sign} />
      <div>
        <p>
          <strong>
            <Trans>We removed contact details. Everything else is saved.</Trans>
          </strong>{' '}
          <Trans>Members meet here first. You can add links in Settings.</Trans>
        </p>
        <dl className={classes.passages}>
          {removed.map(({ field, passages }) => (
            <div key={field}>
              <dt>{fieldNames[field.split('.')[0] ?? ''] ?? field}</dt>
              {passages.map((passage, index) => (
                <dd key={index}>
                  <mark>
                    <bdi>{passage}</bdi>
                  </mark>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
