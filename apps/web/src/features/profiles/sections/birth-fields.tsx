import { Trans, useLingui } from '@lingui/react/macro';
import type { AudienceField } from '@subrosa/rules/profiles/fields';
import type { DraftForm } from '../draft/form.ts';
import { AudienceSelect } from '../fields/audience-select.tsx';
import { BirthDateField } from '../fields/birth-date-field.tsx';
import classes from './section.module.css';

type BirthFieldsProps = { form: DraftForm; isNew: boolean };

/** The date of birth, and the audience of each part. */
export function BirthFields({ form, isNew }: BirthFieldsProps) {
  const { t } = useLingui();
  const { audiences } = form.draft;

  const seenBy = (field: AudienceField, label: string) => (
    <AudienceSelect
      label={label}
      value={audiences[field]}
      onChange={(audience) => form.change({ audiences: { ...audiences, [field]: audience } })}
    />
  );

  return (
    <>
      <div className={isNew ? classes.three : classes.two}>
        <BirthDateField form={form} />
        {!isNew && seenBy('age', t`Age: visible to`)}
        {seenBy('birthday', t`Day and month: visible to`)}
        {seenBy('birthYear', t`Year: visible to`)}
      </div>
      <p className={classes.hint}>
        <Trans>Anyone who can see your age and your birthday can work out your birth year.</Trans>
      </p>
    </>
  );
}
