import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import type { DraftForm } from '../draft/form.ts';
import { WithAudience } from '../fields/seen-by.tsx';
import { Section } from '../sections/section.tsx';
import { PaymentLine } from './payment-line.tsx';
import classes from './payment-section.module.css';

type PaymentSectionProps = { form: DraftForm; viewers: readonly string[] };

export function PaymentSection({ form, viewers }: PaymentSectionProps) {
  const { t, i18n } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const { payment } = form.draft;
  const names = new Intl.ListFormat(i18n.locale).format(viewers);

  function handleRemove(index: number) {
    form.change({ payment: payment.filter((_, other) => other !== index) });
    add.current?.focus();
  }

  return (
    <Section
      id="payment"
      title={<Trans>Payment</Trans>}
      description={
        <Trans>Members see the method names. Only connections you choose can see your payment details, which are stored encrypted.</Trans>
      }
    >
      <HelpLink topic="payment" />
      <WithAudience form={form} field="payment" name={t`Payment methods`}>
        <ul className={classes.lines}>
          {payment.map((method, index) => (
            <PaymentLine
              key={index}
              number={index + 1}
              method={method}
              nameProblem={form.problems[`methods.${index}.name`]}
              accountProblem={form.problems[`methods.${index}.account`]}
              onChange={(changed) => form.change({ payment: payment.map((other, at) => (at === index ? changed : other)) })}
              onRemove={() => handleRemove(index)}
            />
          ))}
        </ul>
        <Button
          ref={add}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          disabled={payment.length >= profileLimits.paymentMethods}
          onClick={() => form.change({ payment: [...payment, { name: '', account: '' }] })}
        >
          <Trans>Add payment method</Trans>
        </Button>
      </WithAudience>
      {viewers.length > 0 && (
        <p className={classes.viewers}>
          <Trans>
            Can see payment details: <bdi>{names}</bdi>
          </Trans>
        </p>
      )}
    </Section>
  );
}
