import { Trans } from '@lingui/react/macro';
import { SocialsTab } from '../../profiles/index.ts';
import { PageTitle } from '../components/page-title.tsx';

/** The tab `socials`. */
export function Socials() {
  return (
    <>
      <PageTitle>
        <Trans>Socials</Trans>
      </PageTitle>
      <SocialsTab />
    </>
  );
}
