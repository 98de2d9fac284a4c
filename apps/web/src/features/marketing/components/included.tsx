import { Trans } from '@lingui/react/macro';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import front from './marketing.module.css';
import classes from './plans-table.module.css';

type IncludedProps = {
  not?: boolean;
};

export function Included({ not = false }: IncludedProps) {
  if (not) {
    return (
      <>
        <IconMinus size={20} stroke={1.5} aria-hidden="true" />
        <span className={front.unseen}>
          <Trans>Not included</Trans>
        </span>
      </>
    );
  }
  return (
    <>
      <IconCheck size={20} stroke={1.5} aria-hidden="true" className={classes.yes} />
      <span className={front.unseen}>
        <Trans>Included</Trans>
      </span>
    </>
  );
}
