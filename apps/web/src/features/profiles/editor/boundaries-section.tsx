import { Trans, useLingui } from '@lingui/react/macro';
import { errorAt, type DraftForm } from '../draft/form.ts';
import { LinesField } from '../fields/lines-field.tsx';
import { Section } from '../sections/section.tsx';

type BoundariesSectionProps = { form: DraftForm };

export function BoundariesSection({ form }: BoundariesSectionProps) {
  const { t } = useLingui();
  const { draft, problems, change } = form;
  return (
    <Section
      id="boundaries"
      title={<Trans>Boundaries</Trans>}
      description={<Trans>Members read these short lines before they message you. Contact details will be removed.</Trans>}
    >
      <LinesField
        legend={<Trans>What you welcome</Trans>}
        lineName={t`What you welcome`}
        placeholder={t`Letters by post`}
        value={draft.welcomes}
        onChange={(welcomes) => change({ welcomes })}
        problem={errorAt(problems, 'welcomes')}
      />
      <LinesField
        legend={<Trans>What you decline</Trans>}
        lineName={t`What you decline`}
        placeholder={t`Haggling or pressure`}
        value={draft.declines}
        onChange={(declines) => change({ declines })}
        problem={errorAt(problems, 'declines')}
      />
    </Section>
  );
}
