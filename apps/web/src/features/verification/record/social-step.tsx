import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { socialPlatforms, type SocialPlatform } from '@subrosa/rules/verification/methods';
import { useState } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { useVerificationCalls } from '../api/use-verification.ts';
import { SpokenNumber } from '../camera/spoken-number.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { platformNames } from '../labels.ts';
import classes from './social-step.module.css';

type SocialStepProps = { serial: string; onSent: () => void; onBack: () => void };

/** Asks for a profile on another site, on which the member displays the number. */
export function SocialStep({ serial, onSent, onBack }: SocialStepProps) {
  const { t } = useLingui();
  const { submit } = useVerificationCalls();
  const [platform, setPlatform] = useState<SocialPlatform>('instagram');
  const { form, isSending, handleSubmit } = useFormCall(
    {
      initialValues: { handle: '' },
      validate: { handle: (typed) => (typed.trim() === '' ? errorMessageDescriptor('field.required') : null) },
    },
    async ({ handle }) => {
      await submit({ method: 'social', platform, handle: handle.trim() });
      onSent();
    },
  );
  return (
    <Frame
      step={1}
      title={<Trans>Show the number on your profile</Trans>}
      lead={<Trans>This shows us the account is yours. You can remove it after our review.</Trans>}
    >
      <div className={classes.number}>
        <SpokenNumber serial={serial} className={classes.digits} />
        <CopyButton text={serial} label={t`Copy number`} />
      </div>
      <ol className={classes.steps}>
        <li>
          <Trans>Copy the number into your profile description there.</Trans>
        </li>
        <li>
          <Trans>Your profile must be public until we’ve reviewed it.</Trans>
        </li>
        <li>
          <Trans>Tell us where it is. We answer within 3 business days.</Trans>
        </li>
      </ol>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <ChoiceChips
          legend={<Trans context="platform">Website or app</Trans>}
          choices={socialPlatforms.map((value) => ({ value, label: platformNames[value] }))}
          value={platform}
          onChange={setPlatform}
        />
        <TextInput
          size="md"
          label={<Trans>Account name</Trans>}
          placeholder="@"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          key={form.key('handle')}
          {...form.getInputProps('handle')}
        />
        <div className={frame.actions}>
          <Button type="submit" size="md" loading={isSending}>
            <Trans>Send</Trans>
          </Button>
          <Button variant="subtle" color="gray" c="var(--text)" size="md" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </form>
    </Frame>
  );
}
