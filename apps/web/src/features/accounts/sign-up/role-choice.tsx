import { Trans } from '@lingui/react/macro';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { IconCheck, IconFeather, IconSearch, type Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import form from '../components/form.module.css';
import classes from './role-choice.module.css';

type RoleChoiceProps = {
  value: AccountType | null;
  onChange: (value: AccountType) => void;
  error: ReactNode;
};

/** The two account types: native radios below cards. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  const name = useId();
  const errorId = useId();

  function card(role: AccountType, Symbol: Icon, title: ReactNode, text: ReactNode) {
    return (
      <label className={classes.card}>
        <input
          type="radio"
          name={name}
          value={role}
          checked={value === role}
          onChange={() => onChange(role)}
          // The input that gets the focus after an error.
          data-path={role === (value ?? 'fetishist') ? 'accountType' : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classes.input}
        />
        <span className={classes.face}>
          <Symbol size={24} stroke={1.4} aria-hidden="true" className={classes.symbol} />
          <span className={classes.title}>{title}</span>
          <span className={classes.text}>{text}</span>
          <span className={classes.icon}>
            <IconCheck size={14} stroke={2.4} aria-hidden="true" />
          </span>
        </span>
      </label>
    );
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <Trans>I’m here as a</Trans>
      </legend>
      <div className={classes.cards}>
        {card(
          'fetishist',
          IconSearch,
          <Trans>Fetishist</Trans>,
          <Trans>I’m looking, asking and collecting. A safe, legal, consensual way to explore.</Trans>,
        )}
        {card('confidant', IconFeather, <Trans>Confidant</Trans>, <Trans>I offer items, or I model. No fees, no commission, ever.</Trans>)}
      </div>
      {error && (
        <p className={form.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
