import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { Choices } from '../api/choices.ts';
import { RemovedAlert } from '../components/removed-alert.tsx';
import type { DraftForm } from '../draft/form.ts';
import { AboutField } from '../fields/about-field.tsx';
import { AppearanceSection } from '../sections/appearance-section.tsx';
import { TastesSection } from '../sections/tastes-section.tsx';
import type { PersonalPart } from './steps.ts';
import { YouSection } from '../sections/you-section.tsx';

type PersonalStepProps = {
  form: DraftForm;
  choices: Choices;
  removed: OwnProfile['removed'];
  /** The only group that is shown; null for all. */
  part: PersonalPart | null;
};

export function PersonalStep({ form, choices, removed, part }: PersonalStepProps) {
  const shows = (group: PersonalPart) => part === null || part === group;
  return (
    <>
      {shows('you') && <YouSection form={form} choices={choices} isNew />}
      {shows('appearance') && <AppearanceSection form={form} choices={choices} isNew />}
      {shows('tastes') && (
        <TastesSection form={form} choices={choices} isNew>
          <AboutField form={form} />
          <RemovedAlert removed={removed} />
        </TastesSection>
      )}
    </>
  );
}
