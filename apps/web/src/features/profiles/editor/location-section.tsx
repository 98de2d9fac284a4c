import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftForm } from '../draft/form.ts';
import { SeenBy } from '../fields/seen-by.tsx';
import { CityField } from '../sections/city-field.tsx';
import { Section } from '../sections/section.tsx';

type LocationSectionProps = { form: DraftForm };

export function LocationSection({ form }: LocationSectionProps) {
  const { t } = useLingui();
  return (
    <Section
      id="location"
      title={<Trans>Location</Trans>}
      description={<Trans>Members see a city and a distance band. Never a point, never a street.</Trans>}
    >
      <SeenBy form={form} field="city" name={t`City`}>
        <CityField form={form} />
      </SeenBy>
    </Section>
  );
}
