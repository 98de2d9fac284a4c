import { useQuery } from '@tanstack/react-query';
import { Home, SpotsLeft } from '../../features/front/index.ts';
import { NewsletterForm } from '../../features/support/index.ts';
import { spotsQuery } from '../../features/subscriptions/calls/spots.ts';

export function HomePage() {
  const { data } = useQuery(spotsQuery);
  return <Home spotCount={data && <SpotsLeft spotsLeft={data.left} />} newsletter={<NewsletterForm />} />;
}
