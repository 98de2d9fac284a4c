import { ComplaintsPolicy } from '../../features/legal/pages/complaints-policy.tsx';
import { Dmca } from '../../features/legal/pages/dmca.tsx';
import { Privacy } from '../../features/legal/pages/privacy.tsx';
import { Terms } from '../../features/legal/pages/terms.tsx';
import { RecordKeeping } from '../../features/legal/pages/usc.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { configQuery } from '../../shared/config.ts';

export const TermsPage = () => <Terms supportEmail={useSupportEmail()} />;
export const PrivacyPage = () => <Privacy supportEmail={useSupportEmail()} />;
export const DmcaPage = () => <Dmca supportEmail={useSupportEmail()} />;
export const ComplaintsPage = () => <ComplaintsPolicy supportEmail={useSupportEmail()} />;
export const RecordKeepingPage = () => <RecordKeeping supportEmail={useSupportEmail()} />;

function useSupportEmail(): string {
  return useSuspenseQuery(configQuery).data.brand.supportEmail;
}
