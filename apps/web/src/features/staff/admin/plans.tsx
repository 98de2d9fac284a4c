import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { staff } from '@subrosa/contract/endpoints/staff';
import { MOST_SPOTS } from '@subrosa/rules/subscriptions/spots';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { planNames } from '../../subscriptions/index.ts';
import page from '../parts/staff-page.module.css';
import { planSettingsQuery, type PlanSettings } from './api.ts';
import classes from './admin.module.css';

/** Prices, which a release sets, and the number of free lifetime spots, which administrators can change. */
export function Plans() {
  const { t, i18n } = useLingui();
  const query = useQuery(planSettingsQuery);
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  if (!query.data) return <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={4} />} />;
  const { plans, spots } = query.data;
  const number = (count: number) => i18n.number(count);
  return (
    <>
      <section className={page.section} aria-labelledby="admin-spots">
        <div className={page.header}>
          <h2 id="admin-spots" className={page.subtitle}>
            <Trans>Free lifetime spots</Trans>
          </h2>
          <Button variant="default" onClick={() => setChanging(true)}>
            <Trans>Change number</Trans>
          </Button>
        </div>
        <dl className={classes.numbers}>
          <div>
            <dt>
              <Trans>All</Trans>
            </dt>
            <dd>{number(spots.total)}</dd>
          </div>
          <div>
            <dt>
              <Trans context="free spots">Taken</Trans>
            </dt>
            <dd>{number(spots.taken)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Remaining</Trans>
            </dt>
            <dd>{number(spots.left)}</dd>
          </div>
        </dl>
        <p className={page.nothing}>
          {spots.chosen ? <Trans>Set here. The default is {number(spots.standard)}.</Trans> : <Trans>Default setting</Trans>}
        </p>
      </section>
      <section className={page.section} aria-labelledby="admin-prices">
        <h2 id="admin-prices" className={page.subtitle}>
          <Trans>Prices</Trans>
        </h2>
        <ul className={page.rows}>
          {plans.map((plan) => (
            <li key={plan.id} className={page.row}>
              <span className={page.text}>
                <span className={page.name}>{t(planNames[plan.name])}</span>
              </span>
              <bdi className={page.end}>{i18n.number(plan.dueCents / 100, { style: 'currency', currency: plan.currency })}</bdi>
            </li>
          ))}
        </ul>
        <p className={page.nothing}>
          <Trans>Prices are agreed with the payment provider and can only be changed in a new software release.</Trans>
        </p>
      </section>
      <Dialog opened={isChanging} onClose={close} title={<Trans>Change number of spots</Trans>} size={480}>
        <SpotsForm spots={spots} onClose={close} />
      </Dialog>
    </>
  );
}

function SpotsForm({ spots, onClose }: { spots: PlanSettings['spots']; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const call = useFormCall(
    {
      initialValues: { total: String(spots.total), reason: '' },
      validate: {
        total: (typed) => (typed === '' || /^\d+$/.test(typed) ? null : t`Enter a whole number.`),
        reason: (typed) => (typed.trim() === '' ? t`Enter your reason in a sentence.` : null),
      },
    },
    async ({ total, reason }) => {
      const body = { total: total === '' ? null : Number(total), before: spots.total, reason };
      try {
        queryClient.setQueryData(planSettingsQuery.queryKey, await client.call(staff.changeSpots, { body }));
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: planSettingsQuery.queryKey });
        throw error;
      }
      onClose();
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>No one will lose their spot. If you enter fewer spots than are already taken, none will be left.</Trans>
      </p>
      <TextInput
        size="md"
        inputMode="numeric"
        label={<Trans>Number of spots</Trans>}
        description={<Trans>Leave empty to use the default.</Trans>}
        maxLength={String(MOST_SPOTS).length}
        data-autofocus
        key={call.form.key('total')}
        {...call.form.getInputProps('total')}
      />
      <TextInput
        size="md"
        label={<Trans>Reason</Trans>}
        maxLength={300}
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <DialogActions submitLabel={<Trans>Change number</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}
