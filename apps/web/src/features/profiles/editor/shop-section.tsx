import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useSession } from '../../../shared/session/session.ts';
import type { DraftForm } from '../draft/form.ts';
import field from '../fields/field.module.css';
import { FieldLabel } from '../fields/field-label.tsx';
import { WithAudience } from '../fields/seen-by.tsx';
import { Section } from '../sections/section.tsx';

type ShopSectionProps = { form: DraftForm };

export function ShopSection({ form }: ShopSectionProps) {
  const { t } = useLingui();
  const isConfidant = useSession(({ account }) => account?.accountType === 'confidant');
  const { draft, problems, change } = form;
  return (
    <Section id="shop" title={isConfidant ? <Trans>Wishlist and shop</Trans> : <Trans>Wishlist</Trans>}>
      <WithAudience form={form} field="wishlist" name={t`Wishlist link`}>
        <TextInput
          size="md"
          label={
            <FieldLabel optional>
              <Trans>Wishlist link</Trans>
            </FieldLabel>
          }
          placeholder="https://"
          type="url"
          dir="ltr"
          autoComplete="off"
          value={draft.wishlistUrl}
          onChange={({ currentTarget }) => change({ wishlistUrl: currentTarget.value })}
          error={problems['wishlistUrl']}
        />
      </WithAudience>
      {isConfidant && (
        <TextInput
          size="md"
          label={
            <FieldLabel optional>
              <Trans>Shop number</Trans>
            </FieldLabel>
          }
          description={<Trans>Your shop number at a listed marketplace. Premium members see it.</Trans>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: field.below }}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={draft.storeNumber}
          onChange={({ currentTarget }) => change({ storeNumber: currentTarget.value })}
          error={problems['storeNumber']}
        />
      )}
    </Section>
  );
}
