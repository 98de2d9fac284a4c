import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Price } from '../../../shared/ui/price.tsx';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import type { Plan } from '../calls/plans.ts';
import type { Holding } from '../held.ts';
import { planNameOf } from '../labels.ts';
import { PaidFoot } from './paid-foot.tsx';
import { PlanCard } from './plan-card.tsx';
import { savingOf } from './saving.ts';

type PaidCardProps = {
  plan: Plan & { id: PaidPlanId };
  all: readonly Plan[];
  holding: Holding;
  onChoose: (planId: PaidPlanId, isChange: boolean) => Promise<void>;
};

export function PaidCard({ plan, all, holding, onChoose }: PaidCardProps) {
  const { t } = useLingui();
  const { dueCents, priceCents, discountPercent, statementDescriptor } = plan;
  const days = plan.recurringDays ?? 0;
  const saving = savingOf(plan, all);
  return (
    <PlanCard
      title={t(planNameOf(plan.id))}
      cents={dueCents}
      insteadOf={priceCents}
      rhythm={<Plural value={days} one="Every day until you cancel" other="Every # days until you cancel" />}
      facts={{
        all: <Trans>Everything in premium</Trans>,
        discount: discountPercent > 0 && <Trans>{discountPercent}% less, also when it renews</Trans>,
        saving: saving && (
          <Trans>
            <Price cents={saving.cents} exact /> for 30 days, {saving.percent}% less
          </Trans>
        ),
        statement: statementDescriptor && (
          <Trans>
            On your statement: <bdi>{statementDescriptor}</bdi>
          </Trans>
        ),
      }}
    >
      <PaidFoot planId={plan.id} days={days} holding={holding} onChoose={onChoose} />
    </PlanCard>
  );
}
