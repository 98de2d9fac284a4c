import { Trans } from '@lingui/react/macro';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { IconEye, IconLock, IconTrash } from '@tabler/icons-react';
import { useSession } from '../../../shared/session/session.ts';
import frame from '../frame.module.css';
import classes from './what-happens.module.css';

/** Explains how documents are processed. */
export function WhatHappens() {
  const { keepDays } = documentLimits;
  // Confidants may publish pictures of themselves, so the law requires us to keep their document (18 USC 2257).
  const mustBeKept = useSession((session) => session.account?.accountType === 'confidant');
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
              <Trans>Encrypted in your browser</Trans>
            </strong>
            <span>
              <Trans>Each file is encrypted with its own key. The website itself can’t open it.</Trans>
            </span>
          </span>
        </li>
        <li>
          <IconEye size={19} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>See who viewed it</Trans>
            </strong>
            <span>
              <Trans>One reviewer sees it. Every view is logged, and you can read the log.</Trans>
            </span>
          </span>
        </li>
        <li>
          <IconTrash size={19} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              {mustBeKept ? <Trans>Kept only as long as required by law</Trans> : <Trans>Destroyed after {keepDays} days</Trans>}
            </strong>
            <span>
              {mustBeKept ? (
                <Trans>
                  If you publish photos of yourself, we have to keep your ID on record. If we decline it, we delete it after {keepDays}{' '}
                  days.
                </Trans>
              ) : (
                <Trans>Counted from the day we decide.</Trans>
              )}
            </span>
          </span>
        </li>
      </ul>
    </section>
  );
}
