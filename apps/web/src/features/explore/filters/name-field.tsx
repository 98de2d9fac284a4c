import { useLingui } from '@lingui/react/macro';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { NAME_LENGTH } from '../filter.ts';

type NameFieldProps = { value: string; onChange: (name: string) => void; isLabelHidden?: boolean };

/** A field for a part of a username. */
export function NameField(props: NameFieldProps) {
  const { t } = useLingui();
  return (
    <SearchField
      label={t`Username`}
      placeholder={t`Part of a username`}
      clearLabel={t`Clear username`}
      maxLength={NAME_LENGTH}
      isName
      {...props}
    />
  );
}
