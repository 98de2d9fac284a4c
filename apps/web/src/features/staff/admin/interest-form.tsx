import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { staff } from '@subrosa/contract/endpoints/staff';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { interestEntriesQuery, type InterestEntry } from './api.ts';
import classes from './admin.module.css';

type InterestFormProps = { entry: InterestEntry; onClose: () => void };

type Values = Record<Locale, string> & { retired: boolean };

/** The name in each language; an empty one restores the default of the release. */
export function InterestForm({ entry, onClose }: InterestFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const invalidateInterests = () => queryClient.invalidateQueries({ queryKey: interestEntriesQuery.queryKey });
  const initialValues: Values = { ...entry.names, retired: entry.retired };
  const call = useFormCall<Values>({ initialValues }, async ({ retired, ...names }) => {
    const given = locales.map((locale) => [locale, names[locale].trim()] as const).filter(([, name]) => name !== '');
    const body = { names: Object.fromEntries(given), retired, version: entry.version };
    await client.call(staff.changeInterest, { params: { slug: entry.slug as never }, body }).finally(() => void invalidateInterests());
    onClose();
  });
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <div className={classes.two}>
        {locales.map((locale) => (
          <TextInput
            key={call.form.key(locale)}
            size="md"
            label={languageNames[locale]}
            lang={locale}
            dir="auto"
            maxLength={60}
            {...call.form.getInputProps(locale)}
          />
        ))}
      </div>
      <Checkbox label={t`No longer offered`} key={call.form.key('retired')} {...call.form.getInputProps('retired', { type: 'checkbox' })} />
      <DialogActions submitLabel={<Trans>Save</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}
