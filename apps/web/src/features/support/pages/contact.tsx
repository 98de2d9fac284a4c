import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import { support } from '@subrosa/contract/endpoints/support';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import classes from '../components/support-form.module.css';

type ContactProps = { supportEmail: string; billing: { supportUrl: string; chatUrl: string } };

export function Contact({ supportEmail, billing }: ContactProps) {
  const { t } = useLingui();
  const { form, isSending, handleSubmit } = useFormCall({ initialValues: { email: '', message: '' } }, async (body) => {
    await client.call(support.sendContactMessage, { body });
  });
  return (
    <ProsePage
      title={<Trans>Contact us</Trans>}
      lead={<Trans>A person reads every message. We reply by email, and our emails never say what this site is about.</Trans>}
    >
      <form className={classes.stack} onSubmit={handleSubmit} noValidate>
        <TextInput size="md" type="email" label={t`Email`} autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
        <Textarea
          size="md"
          label={t({ message: 'Message', context: 'contact form field' })}
          autosize
          minRows={6}
          maxRows={16}
          key={form.key('message')}
          {...form.getInputProps('message')}
        />
        <Button type="submit" size="md" loading={isSending}>
          <Trans>Send message</Trans>
        </Button>
      </form>
      <h2>
        <Trans>Payments and cancelling</Trans>
      </h2>
      <p>
        <Trans>
          Our payment provider handles card payments. Use its{' '}
          <a href={billing.supportUrl} rel="noreferrer">
            support page
          </a>{' '}
          or{' '}
          <a href={billing.chatUrl} rel="noreferrer">
            live chat
          </a>{' '}
          to find a charge, change your card or cancel your plan.
        </Trans>
      </p>
      <h2>
        <Trans>By email</Trans>
      </h2>
      <p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </ProsePage>
  );
}
