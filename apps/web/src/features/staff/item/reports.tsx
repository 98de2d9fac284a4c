import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
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
  if (!reports.data) return <Unloaded query={reports} skeleton={<FigureSkeleton />} />;
  return <ToldReports reports={reports.data} username={username} />;
}
