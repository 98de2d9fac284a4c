import { useQuery } from '@tanstack/react-query';
import { House } from '../../features/accounts/pages/house.tsx';
import { spotsQuery } from '../config.ts';

export function HousePage() {
  const { data } = useQuery(spotsQuery);
  return <House spotsLeft={data?.left} />;
}
