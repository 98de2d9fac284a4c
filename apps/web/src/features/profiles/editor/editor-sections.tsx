import { Trans, useLingui } from '@lingui/react/macro';
import { useChoices } from '../api/choices.ts';
import type { DraftForm } from '../draft/form.ts';
import { AboutField } from '../fields/about-field.tsx';
import { AppearanceSection } from '../sections/appearance-section.tsx';
import { Section } from '../sections/section.tsx';
import { TastesSection } from '../sections/tastes-section.tsx';
import { YouSection } from '../sections/you-section.tsx';
import { BoundariesSection } from './boundaries-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PrivateSection } from './private-section.tsx';
import { ShopSection } from './shop-section.tsx';
import { WithAudience } from '../fields/seen-by.tsx';
import { CityField } from '../sections/city-field.tsx';

type EditorSectionsProps = { form: DraftForm; paymentViewers: readonly string[] };

export function EditorSections({ form, paymentViewers }: EditorSectionsProps) {
  const choices = useChoices();
  return (
    <>
      <Section id="about" title={<Trans>About</Trans>}>
        <AboutField form={form} />
      </Section>
      <YouSection form={form} choices={choices} />
      <AppearanceSection form={form} choices={choices} />
      <TastesSection form={form} choices={choices} />
      <BoundariesSection form={form} />
      <LocationSection form={form} />
      <PrivateSection form={form} />
      <PaymentSection form={form} viewers={paymentViewers} />
      <ShopSection form={form} />
    </>
  );
}

type LocationSectionProps = { form: DraftForm };

function LocationSection({ form }: LocationSectionProps) {
  const { t } = useLingui();
  return (
    <Section
      id="location"
      title={<Trans>Location</Trans>}
      description={<Trans>Members see a city and an approximate distance, never an exact point or street.</Trans>}
    >
      <WithAudience form={form} field="city" name={t`City`}>
        <CityField form={form} />
      </WithAudience>
    </Section>
  );
}
