import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './field.module.css';

type FieldLabelProps = { optional?: boolean; children: ReactNode };

export function FieldLabel({ optional = false, children }: FieldLabelProps) {
  return (
    <>
      {children}
      {optional && (
        <em className={classes.optional}>
          <Trans>optional</Trans>
        </em>
      )}
    </>
  );
}
