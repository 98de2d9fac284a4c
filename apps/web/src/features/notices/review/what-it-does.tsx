import { Trans } from '@lingui/react/macro';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import classes from './notice-case.module.css';

type DecisionEffectsProps = { kind: NoticeKind };

/** Explains to staff, before a decision, its consequences for the sender. */
export function DecisionEffects({ kind }: DecisionEffectsProps) {
  return (
    <p className={classes.hint}>
      {(kind === 'ncii' || kind === 'depicted_person') && (
        <Trans>Removing deletes the ticked items and all matching copies, now and in future uploads. This can’t be undone.</Trans>
      )}
      {(kind === 'dmca' || kind === 'complaint') && (
        <Trans>Removing hides the ticked items. A counter-notice or an appeal may bring them back.</Trans>
      )}
      {kind === 'counter_notice' && <Trans>Approving restores the ticked items 10 business days after this notice arrived.</Trans>}{' '}
      <Trans>The sender is notified by email.</Trans>
    </p>
  );
}
