import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { Choices } from '../api/choices.ts';
import { RemovedAlert } from '../components/removed-alert.tsx';
import type { DraftForm } from '../draft/form.ts';
import { AboutField } from '../fields/about-field.tsx';
import { AppearanceSection } from '../sections/appearance-section.tsx';
import { TastesSection } from '../sections/tastes-section.tsx';
import { YouSection } from '../sections/you-section.tsx';

type PersonalStepProps = { form: DraftForm; choices: Choices; removed: OwnProfile['removed'] };

export function PersonalStep({ form, choices, removed }: PersonalStepProps) {
  return (
    <>
      <YouSection form={form} choices={choices} isNew />
      <AppearanceSection form={form} choices={choices} isNew />
      <TastesSection form={form} choices={choices} isNew>
        <AboutField form={form} />
        <RemovedAlert removed={removed} />
      </TastesSection>
    </>
  );
}
