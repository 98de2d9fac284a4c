import { Trans } from '@lingui/react/macro';

/** Whose data we show; their licences ask for it. */
export function Attribution() {
  return (
    <Trans>
      City data © GeoNames, CC BY 4.0, modified. Time zone boundaries © OpenStreetMap contributors, ODbL. Translated city names © Unicode,
      Inc.
    </Trans>
  );
}
