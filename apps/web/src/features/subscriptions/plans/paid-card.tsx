import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Price } from '../../../shared/ui/price.tsx';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import type { Plan } from '../api/plans.ts';
import type { CurrentSubscription } from '../current-subscription.ts';
import { planNameOf } from '../labels.ts';
import { PaidFooter } from './paid-footer.tsx';
import { PlanCard } from './plan-card.tsx';
import { savingOf } from './saving.ts';

type PaidCardProps = {
  plan: Plan & { id: PaidPlanId };
  all: readonly Plan[];
  holding: CurrentSubscription;
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
      benefits={{
        all: <Trans>Everything in premium</Trans>,
        discount: discountPercent > 0 && <Trans>{discountPercent}% off, including renewals</Trans>,
        saving: saving && (
          <Trans>
            <Price cents={saving.cents} exact /> per 30 days. You save {saving.percent}%.
          </Trans>
        ),
        descriptor: statementDescriptor && (
          <Trans>
            On your statement: <bdi>{statementDescriptor}</bdi>
          </Trans>
        ),
      }}
    >
      <PaidFooter planId={plan.id} days={days} holding={holding} onChoose={onChoose} />
    </PlanCard>
  );
}
