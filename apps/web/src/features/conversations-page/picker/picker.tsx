import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import type { pagingProps } from '../../../shared/ui/paging-props.ts';
import type { PickerChoice } from './picker-row.tsx';
import classes from './picker.module.css';

type PickerProps<Row extends { id: string }> = {
  /** The label of the search field. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  rows: readonly Row[];
  paging: ReturnType<typeof pagingProps>;
  chosen: readonly Row[];
  most: number;
  /** Shown when no row matches. */
  empty: ReactNode;
  renderRow: (row: Row, choice: PickerChoice) => ReactNode;
  onChange: (chosen: Row[]) => void;
};

/** A multiple choice with a search field. Chosen rows stay chosen during another search. */
export function Picker<Row extends { id: string }>(props: PickerProps<Row>) {
  const { label, search, onSearch, rows, paging, chosen, most, empty, renderRow, onChange } = props;
  const { t } = useLingui();

  function choiceOf(row: Row): PickerChoice {
    const others = chosen.filter(({ id }) => id !== row.id);
    const isChosen = others.length < chosen.length;
    return {
      isChosen,
      isDisabled: !isChosen && chosen.length >= most,
      onChange: (next) => onChange(next ? [...others, row] : others),
    };
  }

  return (
    <>
      <SearchField
        isName
        label={label}
        placeholder={t`A name`}
        clearLabel={t`Clear the search`}
        maxLength={30}
        value={search}
        onChange={onSearch}
      />
      <div className={classes.list}>
        <PagedList
          shape="rows"
          items={rows}
          keyOf={({ id }) => id}
          renderItem={(row) => renderRow(row, choiceOf(row))}
          {...paging}
          empty={empty}
        />
      </div>
    </>
  );
}
