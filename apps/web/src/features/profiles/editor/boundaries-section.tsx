import { Trans, useLingui } from '@lingui/react/macro';
import { Hint } from '../../../shared/help/hint.tsx';
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
      <Hint name="boundaries" topic="boundaries">
        <Trans>Write down what you don’t do before anyone contacts you. You can change it at any time.</Trans>
      </Hint>
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
