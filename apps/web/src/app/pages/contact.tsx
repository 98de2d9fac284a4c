import { Contact } from '../../features/support/pages/contact.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { configQuery } from '../../shared/config.ts';

export function ContactPage() {
  const { brand, billing } = useSuspenseQuery(configQuery).data;
  return <Contact supportEmail={brand.supportEmail} billing={billing} />;
}
