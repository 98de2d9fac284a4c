import { Trans } from '@lingui/react/macro';
import front from './marketing.module.css';
import classes from './role-picker.module.css';
import { RoleChoices } from './role-choices.tsx';
import { SectionHeader } from './section-head.tsx';

export function RolePicker() {
  return (
    <section className={`${front.wrap} ${front.section} ${classes.first}`} aria-labelledby="choose">
      <SectionHeader
        id="choose"
        title={<Trans>Choose your role</Trans>}
        lead={<Trans>Two ways to belong. Choose one when you join.</Trans>}
      />
      <RoleChoices />
    </section>
  );
}
