import { Trans, useLingui } from '@lingui/react/macro';
import { IconGift } from '@tabler/icons-react';
import { urlError } from '../draft/problems.ts';
import { LineForm } from './line-form.tsx';
import { LineRow } from './line-row.tsx';
import { shortUrl } from './short-url.ts';

type WishlistRowProps = { url: string | null };

export function WishlistRow({ url }: WishlistRowProps) {
  const { t } = useLingui();
  return (
    <LineRow
      icon={IconGift}
      name={<Trans>Wishlist link</Trans>}
      actionName={url ? t`Edit wishlist link` : t`Add wishlist link`}
      value={url && shortUrl(url)}
    >
      {(close) => (
        <LineForm
          field="wishlistUrl"
          label={<Trans>Web address</Trans>}
          description={<Trans>Leave empty to remove it.</Trans>}
          placeholder="https://"
          inputMode="url"
          value={url}
          judge={urlError}
          onClose={close}
        />
      )}
    </LineRow>
  );
}
