import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { countryChoices } from '../../../shared/format/countries.ts';
import { withSlashes } from '../../../shared/format/typed-date.ts';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import type { DetailsErrors, TypedDetails } from './document-details.ts';
import classes from './send.module.css';

type DocumentDetailsFieldsProps = {
  typed: TypedDetails;
  problems: DetailsErrors;
  onChange: (typed: TypedDetails) => void;
};

/** The details on the document, for the reviewer's comparison. */
export function DocumentDetailsFields({ typed, problems, onChange }: DocumentDetailsFieldsProps) {
  const { i18n } = useLingui();
  const change = (some: Partial<TypedDetails>) => onChange({ ...typed, ...some });
  const errorOf = (field: keyof TypedDetails) => (problems[field] ? errorMessageFor(problems[field], '') : undefined);
  return (
    <div className={classes.fields}>
      <TextInput
        size="md"
        label={<Trans>Full name as shown on your ID</Trans>}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        value={typed.fullName}
        onChange={({ currentTarget }) => change({ fullName: currentTarget.value })}
        error={errorOf('fullName')}
      />
      <TextInput
        size="md"
        label={<Trans>ID number</Trans>}
        autoComplete="off"
        maxLength={40}
        dir="ltr"
        value={typed.documentNumber}
        onChange={({ currentTarget }) => change({ documentNumber: currentTarget.value })}
        error={errorOf('documentNumber')}
      />
      <TextInput
        size="md"
        label={<Trans>Date of birth</Trans>}
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={10}
        value={typed.dateOfBirth}
        onChange={({ currentTarget }) => change({ dateOfBirth: withSlashes(currentTarget.value, typed.dateOfBirth) })}
        error={errorOf('dateOfBirth')}
      />
      <TextInput
        size="md"
        label={<Trans>Valid until</Trans>}
        description={<Trans>Leave empty if it never expires</Trans>}
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={10}
        value={typed.expiresOn}
        onChange={({ currentTarget }) => change({ expiresOn: withSlashes(currentTarget.value, typed.expiresOn) })}
        error={errorOf('expiresOn')}
      />
      <NativeSelect
        size="md"
        label={<Trans>Issuing country</Trans>}
        data={[{ value: '', label: '' }, ...countryChoices(i18n.locale)]}
        value={typed.country}
        onChange={({ currentTarget }) => change({ country: currentTarget.value })}
        error={errorOf('country')}
      />
    </div>
  );
}
