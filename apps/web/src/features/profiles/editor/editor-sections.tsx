import { Trans } from '@lingui/react/macro';
import { useChoices } from '../calls/choices.ts';
import type { DraftForm } from '../draft/form.ts';
import { AboutField } from '../fields/about-field.tsx';
import { AppearanceSection } from '../sections/appearance-section.tsx';
import { Section } from '../sections/section.tsx';
import { TastesSection } from '../sections/tastes-section.tsx';
import { YouSection } from '../sections/you-section.tsx';
import { BoundariesSection } from './boundaries-section.tsx';
import { LocationSection } from './location-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PrivateSection } from './private-section.tsx';
import { ShopSection } from './shop-section.tsx';

type EditorSectionsProps = { form: DraftForm; paymentReaders: readonly string[] };

export function EditorSections({ form, paymentReaders }: EditorSectionsProps) {
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
      <PaymentSection form={form} readers={paymentReaders} />
      <ShopSection form={form} />
    </>
  );
}
