import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './field.module.css';

type FieldLabelProps = { required?: boolean; optional?: boolean; children: ReactNode };

/** The mark of a required field is only drawn: the control itself states it to screen readers. */
export function FieldLabel({ required = false, optional = false, children }: FieldLabelProps) {
  return (
    <>
      {children}
      {required && (
        <span className={classes.required} aria-hidden="true">
          *
        </span>
      )}
      {optional && (
        <em className={classes.optional}>
          <Trans>optional</Trans>
        </em>
      )}
    </>
  );
}
