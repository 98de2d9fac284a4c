import { useLingui } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { IconX } from '@tabler/icons-react';
import classes from './payment-section.module.css';

type Method = { name: string; account: string };

type PaymentLineProps = {
  number: number;
  method: Method;
  nameProblem: string | undefined;
  accountProblem: string | undefined;
  onChange: (method: Method) => void;
  onRemove: () => void;
};

/** One payment method: its name and its account. */
export function PaymentLine({ number, method, nameProblem, accountProblem, onChange, onRemove }: PaymentLineProps) {
  const { t } = useLingui();
  return (
    <li className={classes.line}>
      <TextInput
        size="md"
        aria-label={t`Name of payment method ${number}`}
        placeholder={t`Transfer`}
        autoComplete="off"
        maxLength={profileLimits.paymentName}
        value={method.name}
        onChange={({ currentTarget }) => onChange({ ...method, name: currentTarget.value })}
        error={nameProblem}
      />
      <TextInput
        size="md"
        aria-label={t`Details of payment method ${number}`}
        placeholder={t`Payment details`}
        autoComplete="off"
        maxLength={profileLimits.paymentAccount}
        value={method.account}
        onChange={({ currentTarget }) => onChange({ ...method, account: currentTarget.value })}
        error={accountProblem}
      />
      <ActionIcon variant="subtle" color="gray" size={48} aria-label={t`Remove payment method ${number}`} onClick={onRemove}>
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
