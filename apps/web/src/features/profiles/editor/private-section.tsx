import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { medicalAudiences, profileLimits } from '@subrosa/rules/profiles/fields';
import type { DraftForm } from '../draft/form.ts';
import { AudienceSelect } from '../fields/audience-select.tsx';
import field from '../fields/field.module.css';
import { FieldLabel } from '../fields/field-label.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { Section } from '../sections/section.tsx';

type PrivateSectionProps = { form: DraftForm };

export function PrivateSection({ form }: PrivateSectionProps) {
  const { t } = useLingui();
  const { draft, problems, change } = form;
  return (
    <Section id="private" title={<Trans>Private details</Trans>}>
      <AudienceSelect
        label={t`Who can see your connections`}
        value={draft.audiences.connections}
        onChange={(connections) => change({ audiences: { ...draft.audiences, connections } })}
      />
      <SwitchField
        label={<Trans>Digital content only</Trans>}
        description={<Trans>Photos, videos and letters. No meetings, no parcels.</Trans>}
        checked={draft.digitalOnly}
        onChange={(digitalOnly) => change({ digitalOnly })}
      />
      <div>
        <Textarea
          size="md"
          label={
            <FieldLabel optional>
              <Trans>Medical conditions</Trans>
            </FieldLabel>
          }
          description={<Trans>Stored encrypted and never searchable.</Trans>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: field.below }}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={profileLimits.medical}
          value={draft.medical}
          onChange={({ currentTarget }) => change({ medical: currentTarget.value })}
          error={problems['medical']}
        />
        <AudienceSelect
          quiet
          label={t`Medical conditions: visible to`}
          choices={medicalAudiences}
          value={draft.medicalAudience}
          onChange={(medicalAudience) => change({ medicalAudience })}
        />
      </div>
    </Section>
  );
}
