import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import classes from '../components/form.module.css';

type AgreementsProps = {
  age: GetInputPropsReturnType;
  agreement: GetInputPropsReturnType;
};

/**
 * Each agreement needs its own action, so nothing is checked beforehand. The links open in a new tab, so that the form keeps its values.
 */
export function Agreements({ age, agreement }: AgreementsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.checks}>
      <Checkbox
        label={t`I’m 19 or older, and of the age of consent where I live`}
        description={t`You must be at least 19 years old!`}
        {...age}
      />
      <Checkbox
        label={
          <Trans>
            I agree to the{' '}
            <a href="/terms" target="_blank" rel="noopener">
              Terms
            </a>{' '}
            and the{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </Trans>
        }
        {...agreement}
      />
    </div>
  );
}
