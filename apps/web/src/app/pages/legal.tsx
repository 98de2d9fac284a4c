import { ComplaintsPolicy } from '../../features/legal/pages/complaints-policy.tsx';
import { Dmca } from '../../features/legal/pages/dmca.tsx';
import { Privacy } from '../../features/legal/pages/privacy.tsx';
import { Terms } from '../../features/legal/pages/terms.tsx';
import { RecordKeeping } from '../../features/legal/pages/usc.tsx';
import { useSupportAddress } from '../use-support-address.ts';

export const TermsPage = () => <Terms supportAddress={useSupportAddress()} />;
export const PrivacyPage = () => <Privacy supportAddress={useSupportAddress()} />;
export const DmcaPage = () => <Dmca supportAddress={useSupportAddress()} />;
export const ComplaintsPage = () => <ComplaintsPolicy supportAddress={useSupportAddress()} />;
export const RecordKeepingPage = () => <RecordKeeping supportAddress={useSupportAddress()} />;
