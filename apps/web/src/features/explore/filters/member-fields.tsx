import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import type { Filter } from '../filter.ts';
import { genderNames } from '../../../shared/labels/genders.ts';
import { whoNames } from '../labels.ts';
import { InterestsField } from './interests-field.tsx';
import { NameField } from './name-field.tsx';

type MemberFieldsProps = FieldsProps<Filter> & {
  /** The legend of the choice between types of members. */
  whoLegend: ReactNode;
  /** Further filters after the types. */
  children?: ReactNode;
};

/** The filters that all lists of members share. */
export function MemberFields({ filter, onChange, whoLegend, children }: MemberFieldsProps) {
  const { i18n } = useLingui();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <>
      <NameField value={filter.name} onChange={(name) => change({ name })} />
      <ChoiceChips legend={whoLegend} choices={choicesOf(whoNames, i18n)} value={filter.who} onChange={(who) => change({ who })} />
      {children}
      <ChoiceChips
        multiple
        legend={<Trans>Gender</Trans>}
        choices={choicesOf(genderNames, i18n)}
        value={filter.genders}
        onChange={(genders) => change({ genders })}
      />
      <InterestsField value={filter.interests} onChange={(interests) => change({ interests })} />
    </>
  );
}
