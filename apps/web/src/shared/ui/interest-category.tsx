import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { ChoiceChips } from './choice-chips.tsx';
import classes from './interest-category.module.css';

type InterestCategoryProps = {
  category: { name: string; interests: readonly { id: string; name: string }[] };
  opened?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Whether the maximum is reached. */
  isFull?: boolean;
};

/** A category that can be expanded; when collapsed, it lists its chosen interests. */
export function InterestCategory({
  category: { name, interests },
  opened = false,
  value,
  onChange,
  isFull = false,
}: InterestCategoryProps) {
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
        choices={interests.map((interest) => ({
          value: interest.id,
          label: interest.name,
          disabled: isFull && !value.includes(interest.id),
        }))}
        value={value}
        onChange={onChange}
      />
    </details>
  );
}
