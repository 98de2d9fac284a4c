import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import type { Choices } from '../calls/choices.ts';
import classes from './interests-field.module.css';

type InterestCategoryProps = {
  category: Choices['interestCategories'][number];
  opened: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** A category that opens; closed, it names what was chosen of it. */
export function InterestCategory({ category: { name, interests }, opened, value, onChange }: InterestCategoryProps) {
  const chosen = interests.filter(({ id }) => value.includes(id));
  return (
    <details className={classes.category} open={opened}>
      <summary className={classes.summary}>
        <span className={classes.name}>{name}</span>
        <span className={classes.chosen}>{chosen.map((interest) => interest.name).join(', ')}</span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden="true" className={classes.chevron} />
      </summary>
      <ChoiceChips
        multiple
        legend={<VisuallyHidden>{name}</VisuallyHidden>}
        choices={interests.map((interest) => ({ value: interest.id, label: interest.name }))}
        value={value}
        onChange={onChange}
      />
    </details>
  );
}
