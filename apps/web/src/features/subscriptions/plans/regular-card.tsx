import { Trans } from '@lingui/react/macro';
import { PlanCard } from './plan-card.tsx';
import { Yours } from './yours.tsx';

type RegularCardProps = { isYours: boolean };

export function RegularCard({ isYours }: RegularCardProps) {
  return (
    <PlanCard
      title={<Trans>Regular</Trans>}
      cents={0}
      rhythm={<Trans>For as long as you like</Trans>}
      facts={{ browse: <Trans>Browse, connect, keep favourites</Trans>, post: <Trans>One request a day</Trans> }}
    >
      {isYours && <Yours />}
    </PlanCard>
  );
}
