import { ComplaintsPolicy } from '../../features/legal/pages/complaints-policy.tsx';
import { Dmca } from '../../features/legal/pages/dmca.tsx';
import { Privacy } from '../../features/legal/pages/privacy.tsx';
import { Terms } from '../../features/legal/pages/terms.tsx';
import { RecordKeeping } from '../../features/legal/pages/usc.tsx';
import { useSupportEmail } from '../use-support-email.ts';

export const TermsPage = () => <Terms supportAddress={useSupportEmail()} />;
export const PrivacyPage = () => <Privacy supportAddress={useSupportEmail()} />;
export const DmcaPage = () => <Dmca supportAddress={useSupportEmail()} />;
export const ComplaintsPage = () => <ComplaintsPolicy supportAddress={useSupportEmail()} />;
export const RecordKeepingPage = () => <RecordKeeping supportAddress={useSupportEmail()} />;
