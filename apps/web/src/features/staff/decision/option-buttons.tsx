import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconMailCheck, IconRotate, IconShieldCheck, IconTrash, IconX, type Icon } from '@tabler/icons-react';
import { needsReason, type CaseKind, type Decision } from '@subrosa/rules/moderation/case-rules';
import { useId, type ReactNode } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { decisionLabels, keyOfDecision } from '../labels.ts';
import classes from './option-buttons.module.css';

type OptionButtonsProps = {
  kind: CaseKind;
  legend: ReactNode;
  options: readonly Decision[];
  value: Decision | null;
  error: string | undefined;
  onChange: (decision: Decision) => void;
};

const icons: Record<Decision, Icon> = {
  approve: IconCheck,
  reject: IconX,
  remove: IconTrash,
  dismiss: IconShieldCheck,
  answer: IconMailCheck,
  overturn: IconRotate,
  uphold: IconShieldCheck,
};

/** The available decisions: native radios below styled buttons. */
export function OptionButtons({ kind, legend, options, value, error, onChange }: OptionButtonsProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error && `${name}-error`} data-part="decision">
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((decision) => {
          const Sign = icons[decision];
          return (
            <label key={decision} className={classes.option} data-against={needsReason(decision) || undefined}>
              <input
                className={classes.input}
                type="radio"
                name={name}
                checked={value === decision}
                aria-keyshortcuts={keyOfDecision(decision, kind).toUpperCase()}
                onChange={() => onChange(decision)}
              />
              <span className={classes.face}>
                <Sign size={18} stroke={1.8} aria-hidden="true" />
                {t(decisionLabels[decision])}
                <Kbd>{keyOfDecision(decision, kind).toUpperCase()}</Kbd>
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${name}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
