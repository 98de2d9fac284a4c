import { Plural, Trans } from '@lingui/react/macro';
import type { Verdict } from '@subrosa/rules/entitlements/may';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import unseen from '../../../shared/ui/visually-hidden.module.css';
import classes from './comparison.module.css';

type Limit = Extract<Verdict, { allowed: true }>['limit'];

type BenefitCellProps = {
  verdict: Verdict;
  /** Whether the other plan has a limit. */
  isFreed?: boolean;
};

/** How much of a capability a plan includes. */
export function BenefitCell({ verdict, isFreed = false }: BenefitCellProps) {
  if (!verdict.allowed) {
    return (
      <>
        <IconMinus size={20} stroke={1.6} aria-hidden="true" />
        <span className={unseen.unseen}>
          <Trans>Not included</Trans>
        </span>
      </>
    );
  }
  if (verdict.limit) return <LimitText limit={verdict.limit} />;
  if (isFreed) return <Trans>No limit</Trans>;
  return (
    <>
      <IconCheck size={20} stroke={1.9} aria-hidden="true" className={classes.yes} />
      <span className={unseen.unseen}>
        <Trans>Included</Trans>
      </span>
    </>
  );
}

function LimitText({ limit: { upTo, unit } }: { limit: NonNullable<Limit> }) {
  switch (unit) {
    case 'a day':
      return <Plural value={upTo} one="# a day" other="# a day" />;
    case 'a week':
      return <Plural value={upTo} one="# a week" other="# a week" />;
    case 'pages':
      return <Plural value={upTo} one="First page" other="First # pages" />;
    case 'days ahead':
      return <Plural value={upTo} one="# day ahead" other="# days ahead" />;
    default:
      return unit satisfies never;
  }
}
