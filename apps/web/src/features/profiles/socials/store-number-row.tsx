import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import { storeNumberError } from '../draft/problems.ts';
import { LineForm } from './line-form.tsx';
import { LineRow } from './line-row.tsx';

type StoreNumberRowProps = { storeNumber: string | null };

export function StoreNumberRow({ storeNumber }: StoreNumberRowProps) {
  const { t } = useLingui();
  return (
    <LineRow
      icon={IconBuildingStore}
      name={<Trans>Shop number</Trans>}
      actionName={storeNumber ? t`Edit shop number` : t`Add shop number`}
      value={storeNumber}
    >
      {(close) => (
        <LineForm
          field="storeNumber"
          label={<Trans>Your shop number at a listed marketplace</Trans>}
          description={<Trans>3 to 20 digits. Leave empty to remove it.</Trans>}
          inputMode="numeric"
          value={storeNumber}
          judge={storeNumberError}
          onClose={close}
        />
      )}
    </LineRow>
  );
}
