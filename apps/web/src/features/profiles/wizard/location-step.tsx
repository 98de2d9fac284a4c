import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnSettings } from '../calls/settings.ts';
import type { DraftForm } from '../draft/form.ts';
import { SeenBy } from '../fields/seen-by.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { CityField } from '../sections/city-field.tsx';
import { Section } from '../sections/section.tsx';

type LocationStepProps = { form: DraftForm };

export function LocationStep({ form }: LocationStepProps) {
  const { t } = useLingui();
  const { settings, choose } = useOwnSettings();
  return (
    <>
      <Section title={<Trans>Where you are at home</Trans>}>
        <SeenBy form={form} field="city" name={t`City`}>
          <CityField form={form} />
        </SeenBy>
      </Section>
      <Section title={<Trans>Comfort</Trans>}>
        <SwitchField
          label={<Trans>Digital content only</Trans>}
          description={<Trans>Photos, video and letters. No meetings, no parcels.</Trans>}
          checked={form.draft.digitalOnly}
          onChange={(digitalOnly) => form.change({ digitalOnly })}
        />
        <SwitchField
          label={<Trans>Private account</Trans>}
          description={<Trans>You approve each connection before anything opens.</Trans>}
          checked={settings.privateAccount}
          onChange={(privateAccount) => choose({ privateAccount })}
        />
      </Section>
    </>
  );
}
