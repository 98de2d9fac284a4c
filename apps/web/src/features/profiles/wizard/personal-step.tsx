import type { Choices } from '../api/choices.ts';
import type { DraftForm } from '../draft/form.ts';
import { AboutField } from '../fields/about-field.tsx';
import { AppearanceSection } from '../sections/appearance-section.tsx';
import { TastesSection } from '../sections/tastes-section.tsx';
import { YouSection } from '../sections/you-section.tsx';

type PersonalStepProps = { form: DraftForm; choices: Choices };

export function PersonalStep({ form, choices }: PersonalStepProps) {
  return (
    <>
      <YouSection form={form} choices={choices} isNew />
      <AppearanceSection form={form} choices={choices} isNew />
      <TastesSection form={form} choices={choices} isNew>
        <AboutField form={form} />
      </TastesSection>
    </>
  );
}
