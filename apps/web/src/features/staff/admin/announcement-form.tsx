import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { announcements } from '@subrosa/contract/endpoints/announcements';
import { MOST_ANNOUNCED } from '@subrosa/rules/announcements/limits';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { announcementsQuery } from './api.ts';
import classes from './admin.module.css';

type Values = Record<Locale, string> & { from: string; until: string };

const HOUR = 3_600_000;

/** The format of the browser's date and time field: local time without seconds. */
function local(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The form of an announcement: a text in each language, with start and end. */
export function AnnouncementForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const required = (typed: string) => (typed.trim() === '' ? t`Write it in this language too.` : null);
  const empty = Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>;
  const call = useFormCall<Values>(
    {
      initialValues: { ...empty, from: local(Date.now()), until: local(Date.now() + 24 * HOUR) },
      validate: {
        ...(Object.fromEntries(locales.map((locale) => [locale, required])) as Record<Locale, typeof required>),
        from: (typed) => (typed === '' ? t`Choose a day and a time.` : null),
        until: (typed, { from }) => (typed === '' || typed <= from ? t`The end must be after the start.` : null),
      },
    },
    async ({ from, until, ...texts }) => {
      const body = { texts, from: new Date(from).toISOString(), until: new Date(until).toISOString() };
      await client.call(announcements.announce, { body });
      await queryClient.invalidateQueries({ queryKey: announcementsQuery.queryKey });
      onClose();
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>One or two calm sentences. Never name a member.</Trans>
      </p>
      {locales.map((locale) => (
        <Textarea
          key={call.form.key(locale)}
          size="md"
          label={languageNames[locale]}
          lang={locale}
          dir="auto"
          autosize
          minRows={1}
          maxLength={MOST_ANNOUNCED}
          {...call.form.getInputProps(locale)}
        />
      ))}
      <div className={classes.two}>
        <TextInput
          size="md"
          type="datetime-local"
          label={<Trans>From</Trans>}
          key={call.form.key('from')}
          {...call.form.getInputProps('from')}
        />
        <TextInput
          size="md"
          type="datetime-local"
          label={<Trans>Until</Trans>}
          key={call.form.key('until')}
          {...call.form.getInputProps('until')}
        />
      </div>
      <DialogActions submitLabel={<Trans>Publish announcement</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}
