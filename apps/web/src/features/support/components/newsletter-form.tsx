import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { support } from '@subrosa/contract/endpoints/support';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import classes from './support-form.module.css';

export function NewsletterForm() {
  const { t } = useLingui();
  const { form, isSending, handleSubmit } = useFormCall({ initialValues: { name: '', email: '' } }, async (body) => {
    await client.call(support.joinNewsletter, { body });
  });
  return (
    <form className={classes.row} onSubmit={handleSubmit} noValidate>
      <TextInput size="md" label={t`Name`} autoComplete="given-name" key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput size="md" type="email" label={t`Email`} autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
      <Button type="submit" size="md" loading={isSending}>
        <Trans>Keep me posted</Trans>
      </Button>
    </form>
  );
}
