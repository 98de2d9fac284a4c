import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import { MemberFields, NameField, roleNames, type Filter } from '../../explore/index.ts';

/** The filters that connections share with the list of all members. */
export function FilterFields(props: FieldsProps<Filter>) {
  const { i18n } = useLingui();
  const { filter, onChange } = props;
  return (
    <MemberFields {...props}>
      <NameField value={filter.name} onChange={(name) => onChange({ ...filter, name })} />
      <ChoiceChips
        legend={<Trans>Member type</Trans>}
        choices={choicesOf(roleNames, i18n)}
        value={filter.who}
        onChange={(who) => onChange({ ...filter, who })}
      />
    </MemberFields>
  );
}
