import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { audienceNames } from '../../../shared/labels/audiences.ts';
import { LinksSection } from './links-section.tsx';
import { PaymentRow } from './payment-row.tsx';
import { SocialsSection } from './socials-section.tsx';
import { StoreNumberRow } from './store-number-row.tsx';
import { WishlistRow } from './wishlist-row.tsx';
import { useLingui } from '@lingui/react/macro';

/** The tab `socials` of the settings: where else one is found, and who is told. */
export function SocialsTab() {
  const { t } = useLingui();
  const isConfidant = useSession(({ account }) => account?.accountType === 'confidant');
  const query = useQuery(ownProfileQuery());
  const { data } = query;
  if (!data) return <Unloaded query={query} skeleton={<FieldsSkeleton count={4} />} />;
  const profile = data.body;
  const audience = t(audienceNames[profile.audiences.wishlist]);
  return (
    <>
      <LinksSection links={profile.links} />
      <SocialsSection title={<Trans>Wishlist</Trans>} description={<Trans>Seen by: {audience}. You choose who in your profile.</Trans>}>
        <WishlistRow url={profile.wishlistUrl} />
      </SocialsSection>
      {isConfidant && (
        <SocialsSection title={<Trans>Shop</Trans>} description={<Trans>Only premium members see it.</Trans>}>
          <StoreNumberRow storeNumber={profile.storeNumber} />
        </SocialsSection>
      )}
      <SocialsSection
        title={<Trans>Payment methods</Trans>}
        description={<Trans>The name is visible to members, the account only to connections you allow.</Trans>}
      >
        <PaymentRow username={profile.username} payment={profile.payment} />
      </SocialsSection>
    </>
  );
}
