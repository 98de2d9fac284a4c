import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnSettings } from '../api/settings.ts';
import type { DraftForm } from '../draft/form.ts';
import { WithAudience } from '../fields/seen-by.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { CityField } from '../sections/city-field.tsx';
import { Section } from '../sections/section.tsx';

type LocationStepProps = { form: DraftForm };

export function LocationStep({ form }: LocationStepProps) {
  const { t } = useLingui();
  const { settings, choose } = useOwnSettings();
  return (
    <>
      <Section title={<Trans>Home city</Trans>}>
        <WithAudience form={form} field="city" name={t`City`}>
          <CityField form={form} />
        </WithAudience>
      </Section>
      <Section title={<Trans>Preferences</Trans>}>
        <SwitchField
          label={<Trans>Digital content only</Trans>}
          description={<Trans>Photos, videos and letters. No meetings, no parcels.</Trans>}
          checked={form.draft.digitalOnly}
          onChange={(digitalOnly) => form.change({ digitalOnly })}
        />
        <SwitchField
          label={<Trans>Private account</Trans>}
          description={<Trans>You approve each connection before they see more.</Trans>}
          checked={settings.privateAccount}
          onChange={(privateAccount) => choose({ privateAccount })}
        />
      </Section>
    </>
  );
}
