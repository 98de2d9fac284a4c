import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ToldReports } from '../../connections/index.ts';
import { reportsQuery } from '../calls/reports.ts';
import { FigureSkeleton } from './figure-skeleton.tsx';

type ReportsProps = {
  /** Of the report with which the case began. */
  id: string;
  username: string | null;
};

export function Reports({ id, username }: ReportsProps) {
  const reports = useQuery(reportsQuery(id));
  if (reports.error) return <ErrorState error={reports.error} onRetry={() => void reports.refetch()} />;
  if (!reports.data) return <FigureSkeleton />;
  return <ToldReports reports={reports.data} username={username} />;
}
