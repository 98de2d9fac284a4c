import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useSocials } from '../api/links.ts';
import { urlError } from '../draft/problems.ts';
import { platforms, type PlatformId } from '../platforms.ts';
import { FormActions } from './form-actions.tsx';
import classes from './socials.module.css';

type AddLinkFormProps = { onClose: () => void };

function validateUrl(url: string) {
  if (url.trim() === '') return errorMessageDescriptor('field.required');
  const problem = urlError(url);
  return problem && errorMessageDescriptor(problem);
}

export function AddLinkForm({ onClose }: AddLinkFormProps) {
  const { t } = useLingui();
  const { addLink } = useSocials();
  const { form, isSending, handleSubmit } = useFormCall<{ platform: PlatformId; url: string }>(
    { initialValues: { platform: 'instagram', url: '' }, validate: { url: validateUrl } },
    async ({ platform, url }) => {
      await addLink(platform, url.trim());
      onClose();
    },
  );
  const names = Object.entries(platforms).map(([id, { name }]) => ({ value: id, label: name || t`Website` }));
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <NativeSelect
        size="md"
        label={<Trans context="platform">Website or app</Trans>}
        data={names}
        key={form.key('platform')}
        {...form.getInputProps('platform')}
      />
      <TextInput
        size="md"
        type="url"
        label={<Trans>Web address</Trans>}
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
