import { Trans, useLingui } from '@lingui/react/macro';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';

type ScopeFieldProps = { value: SeriesScope; onChange: (scope: SeriesScope) => void };

/** How much of a series is changed. */
export function ScopeField({ value, onChange }: ScopeFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      legend={<Trans>What is changed</Trans>}
      choices={[
        { value: 'one', label: t`Only this one` },
        { value: 'series', label: t`The whole series, but not its dates` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
