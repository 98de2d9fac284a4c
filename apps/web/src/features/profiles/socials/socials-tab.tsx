import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { audienceNames } from '../../../shared/labels/audiences.ts';
import { LinksSection } from './links-section.tsx';
import { PaymentRow } from './payment-row.tsx';
import { SocialsSection } from './socials-section.tsx';
import { StoreNumberRow } from './store-number-row.tsx';
import { WishlistRow } from './wishlist-row.tsx';
import { useLingui } from '@lingui/react/macro';

/** The tab `socials` of the settings: links to other sites, and their audience. */
export function SocialsTab() {
  const { t } = useLingui();
  const isConfidant = useSession(({ account }) => account?.accountType === 'confidant');
  const query = useQuery(ownProfileQuery());
  const { data } = query;
  if (!data) return <QueryFallback query={query} skeleton={<FieldsSkeleton count={4} />} />;
  const profile = data.body;
  const audience = t(audienceNames[profile.audiences.wishlist]);
  return (
    <>
      <LinksSection links={profile.links} />
      <SocialsSection
        title={<Trans>Wishlist</Trans>}
        description={<Trans>Visible to: {audience}. You can change this in your profile.</Trans>}
      >
        <WishlistRow url={profile.wishlistUrl} />
      </SocialsSection>
      {isConfidant && (
        <SocialsSection title={<Trans>Shop</Trans>} description={<Trans>Only premium members can see it.</Trans>}>
          <StoreNumberRow storeNumber={profile.storeNumber} />
        </SocialsSection>
      )}
      <SocialsSection
        title={<Trans>Payment methods</Trans>}
        description={<Trans>Members see the method name. Only connections you choose can see the payment details.</Trans>}
      >
        <PaymentRow username={profile.username} payment={profile.payment} />
      </SocialsSection>
    </>
  );
}
