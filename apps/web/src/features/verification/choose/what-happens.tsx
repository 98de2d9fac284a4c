import { Trans } from '@lingui/react/macro';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { IconEye, IconLock, IconTrash } from '@tabler/icons-react';
import { useSession } from '../../../shared/session/session.ts';
import frame from '../frame.module.css';
import classes from './what-happens.module.css';

/** What becomes of documents here. */
export function WhatHappens() {
  const { keepDays } = documentLimits;
  // Who sells may publish pictures of themselves: the law keeps their document (18 USC 2257).
  const isKept = useSession((session) => session.account?.accountType === 'confidant');
  return (
    <section>
      <h2 className={frame.subtitle}>
        <Trans>What happens to your documents</Trans>
      </h2>
      <ul className={classes.points}>
        <li>
          <IconLock size={19} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>Sealed in your browser</Trans>
            </strong>
            <span>
              <Trans>Each file has a key of its own. The website itself cannot open it.</Trans>
            </span>
          </span>
        </li>
        <li>
          <IconEye size={19} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>You see who looked</Trans>
            </strong>
            <span>
              <Trans>One named person reviews it, and each look is logged for you.</Trans>
            </span>
          </span>
        </li>
        <li>
          <IconTrash size={19} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>{isKept ? <Trans>Kept only as the law asks</Trans> : <Trans>Destroyed after {keepDays} days</Trans>}</strong>
            <span>
              {isKept ? (
                <Trans>
                  Who publishes pictures of themselves must have their document on record. If we decline it, it is destroyed after{' '}
                  {keepDays} days.
                </Trans>
              ) : (
                <Trans>First the key, then the file, counted from the decision.</Trans>
              )}
            </span>
          </span>
        </li>
      </ul>
    </section>
  );
}
