import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { support } from '@subrosa/contract/endpoints/support';
import type { PrivacyRequestKind } from '@subrosa/rules/support/privacy-request-kinds';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import classes from '../components/support-form.module.css';

export function PrivacyChoices() {
  const { t } = useLingui();
  const kinds: { value: PrivacyRequestKind; label: string }[] = [
    { value: 'know', label: t`Tell me what you have about me` },
    { value: 'delete', label: t`Delete what you have about me` },
    { value: 'correct', label: t`Correct what you have about me` },
    { value: 'opt_out', label: t`Don’t sell or share my data` },
    { value: 'limit', label: t`Limit the use of my sensitive data` },
  ];
  const initialValues = { email: '', kind: 'know' as PrivacyRequestKind, region: '', details: '' };
  const { form, isSending, handleSubmit } = useFormCall({ initialValues }, async ({ email, kind, region, details }) => {
    await client.call(support.filePrivacyRequest, { body: { email, kind, ...(region && { region }), ...(details && { details }) } });
  });
  return (
    <ProsePage
      title={<Trans>Your privacy choices</Trans>}
      lead={<Trans>Ask what we have about you, or have it corrected or deleted. You don’t need an account.</Trans>}
    >
      <p>
        <Trans>We acknowledge your request within 10 business days and answer it within 45 days. We never sell or share your data.</Trans>
      </p>
      <form className={classes.stack} onSubmit={handleSubmit} noValidate>
        <NativeSelect
          size="md"
          label={t({ message: 'Your request', context: 'a privacy request' })}
          data={kinds}
          key={form.key('kind')}
          {...form.getInputProps('kind')}
        />
        <TextInput size="md" type="email" label={t`Email`} autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
        <TextInput size="md" label={t`State or country (optional)`} key={form.key('region')} {...form.getInputProps('region')} />
        <Textarea
          size="md"
          label={t`Anything we should know (optional)`}
          autosize
          minRows={4}
          key={form.key('details')}
          {...form.getInputProps('details')}
        />
        <Button type="submit" size="md" loading={isSending}>
          <Trans>Send request</Trans>
        </Button>
      </form>
    </ProsePage>
  );
}
