import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import type { Filter } from '../filter.ts';
import { genderNames } from '../../../shared/labels/genders.ts';
import { planNames } from '../labels.ts';
import { InterestsField } from './interests-field.tsx';

type MemberFieldsProps = FieldsProps<Filter> & {
  /** Filters before these. */
  children?: ReactNode;
};

/** The filters that all lists of members share. */
export function MemberFields({ filter, onChange, children }: MemberFieldsProps) {
  const { i18n } = useLingui();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <>
      {children}
      <ChoiceChips
        multiple
        legend={<Trans>Gender</Trans>}
        choices={choicesOf(genderNames, i18n)}
        value={filter.genders}
        onChange={(genders) => change({ genders })}
      />
      <ChoiceChips
        legend={<Trans>Plan</Trans>}
        choices={choicesOf(planNames, i18n)}
        value={filter.plan}
        onChange={(plan) => change({ plan })}
      />
      <InterestsField value={filter.interests} onChange={(interests) => change({ interests })} />
    </>
  );
}
