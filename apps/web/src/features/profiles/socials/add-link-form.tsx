import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { useSocials } from '../calls/links.ts';
import { urlProblem } from '../draft/problems.ts';
import { platforms, type PlatformId } from '../platforms.ts';
import { FormActions } from './form-actions.tsx';
import classes from './socials.module.css';

type AddLinkFormProps = { onClose: () => void };

function complain(url: string) {
  if (url.trim() === '') return sentenceOf('field.required');
  const problem = urlProblem(url);
  return problem && sentenceOf(problem);
}

export function AddLinkForm({ onClose }: AddLinkFormProps) {
  const { t } = useLingui();
  const { addLink } = useSocials();
  const { form, isSending, handleSubmit } = useFormCall<{ platform: PlatformId; url: string }>(
    { initialValues: { platform: 'instagram', url: '' }, validate: { url: complain } },
    async ({ platform, url }) => {
      await addLink(platform, url.trim());
      onClose();
    },
  );
  const names = Object.entries(platforms).map(([id, { name }]) => ({ value: id, label: name || t`Website` }));
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <NativeSelect size="md" label={<Trans>Where</Trans>} data={names} key={form.key('platform')} {...form.getInputProps('platform')} />
      <TextInput
        size="md"
        type="url"
        label={<Trans>Address</Trans>}
        placeholder="https://"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        maxLength={profileLimits.url}
        key={form.key('url')}
        {...form.getInputProps('url')}
      />
      <FormActions isBusy={isSending} onCancel={onClose}>
        <Trans>Add link</Trans>
      </FormActions>
    </form>
  );
}
