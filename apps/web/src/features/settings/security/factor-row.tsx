import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useReauthentication } from '../../accounts/index.ts';
import { removeSecondFactor, type SecondFactor } from '../api/second-factors.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';

type FactorRowProps = {
  factor: SecondFactor;
  name: string;
  icon?: ReactNode;
  /** A short label beside the name. */
  badge?: ReactNode;
  onRemoved: () => void;
};

/** A second factor: the date of its setup, and a button to remove it. */
export function FactorRow({ factor, name, icon = <span />, badge, onRemoved }: FactorRowProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const removal = useMutation({
    mutationFn: () =>
      perform(
        {
          reason: (
            <Trans>
              After you remove <bdi>{name}</bdi>, your other login methods still protect your account.
            </Trans>
          ),
          action: <Trans>Remove</Trans>,
          danger: true,
        },
        (proof) => removeSecondFactor(proof, factor.id),
      ),
    onSuccess: (isGone) => isGone && onRemoved(),
  });

  return (
    <Row
      icon={icon}
      title={<bdi>{name}</bdi>}
      badge={badge}
      detail={
        factor.usedAt ? (
          <Trans>
            Last used <MomentText instant={factor.usedAt} />
          </Trans>
        ) : (
          <Trans>
            Added <MomentText instant={factor.addedAt} />
          </Trans>
        )
      }
    >
      <RowButton label={t`Remove ${name}`} onClick={() => removal.mutate()}>
        <Trans>Remove</Trans>
      </RowButton>
    </Row>
  );
}
