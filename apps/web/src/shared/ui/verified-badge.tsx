import { useLingui } from '@lingui/react/macro';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';

type VerifiedBadgeProps = { size?: number };

/** The gold mark of a member whose identity staff have verified. */
export function VerifiedBadge({ size = 18 }: VerifiedBadgeProps) {
  const { t } = useLingui();
  return <IconRosetteDiscountCheckFilled size={size} role="img" aria-label={t`Verified`} style={{ color: 'var(--gold)', flex: 'none' }} />;
}
