import { useQuery } from '@tanstack/react-query';
import { Home, SpotsLeft } from '../../features/marketing/index.ts';
import { NewsletterForm } from '../../features/support/index.ts';
import { spotsQuery } from '../../features/subscriptions/api/spots.ts';

export function HomePage() {
  const { data } = useQuery(spotsQuery);
  return <Home spotCount={data && <SpotsLeft spotsLeft={data.left} />} newsletter={<NewsletterForm />} />;
}
