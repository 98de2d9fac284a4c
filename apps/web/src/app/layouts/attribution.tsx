import { Trans } from '@lingui/react/macro';

/** Credits the sources of our data, as their licences require. */
export function Attribution() {
  return (
    <Trans>
      City data © GeoNames, CC BY 4.0, modified. Time zone boundaries © OpenStreetMap contributors, ODbL. Translated city names © Unicode,
      Inc.
    </Trans>
  );
}
