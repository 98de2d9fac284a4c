import { Trans } from '@lingui/react/macro';
import front from './front.module.css';
import classes from './role-picker.module.css';
import { RoleChoices } from './role-choices.tsx';
import { SectionHead } from './section-head.tsx';

export function RolePicker() {
  return (
    <section className={`${front.wrap} ${front.section} ${classes.first}`} aria-labelledby="choose">
      <SectionHead
        id="choose"
        title={<Trans>Who are you here?</Trans>}
        lead={<Trans>Two ways to belong. You choose one when you join.</Trans>}
      />
      <RoleChoices />
    </section>
  );
}
