import { Contact } from '../../features/support/pages/contact.tsx';
import { useSupportAddress } from '../use-support-address.ts';

export function ContactPage() {
  return <Contact supportAddress={useSupportAddress()} />;
}
