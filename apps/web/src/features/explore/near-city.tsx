import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../shared/own-profile.ts';

/** The city from which distances are measured, as on the member's own profile. */
export function NearCity() {
  const { data } = useQuery(ownProfileQuery());
  const city = data?.body.city?.name;
  if (!city) return <Trans>Near you</Trans>;
  return (
    <Trans>
      Near <bdi>{city}</bdi>
    </Trans>
  );
}
