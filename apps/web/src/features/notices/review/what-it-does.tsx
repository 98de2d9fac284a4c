import { Trans } from '@lingui/react/macro';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import classes from './notice-case.module.css';

type WhatItDoesProps = { kind: NoticeKind };

/** What follows from a decision for the writer, before it is made. */
export function WhatItDoes({ kind }: WhatItDoesProps) {
  return (
    <p className={classes.hint}>
      {(kind === 'ncii' || kind === 'depicted_person') && (
        <Trans>
          Removing deletes what is ticked and everything that looks like it, here and in what is uploaded later. It cannot be undone.
        </Trans>
      )}
      {(kind === 'dmca' || kind === 'complaint') && (
        <Trans>Removing hides what is ticked. An answer to the notice, or an appeal, may bring it back.</Trans>
      )}
      {kind === 'counter_notice' && <Trans>Approving puts back what is ticked, ten business days after this notice came.</Trans>}{' '}
      <Trans>The writer is told of the decision by mail.</Trans>
    </p>
  );
}
