import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { SubmittedReports } from '../../connections/index.ts';
import { reportsQuery } from '../calls/reports.ts';
import { MediaSkeleton } from './media-skeleton.tsx';

type ReportsProps = {
  /** Of the report with which the case began. */
  id: string;
  username: string | null;
};

export function Reports({ id, username }: ReportsProps) {
  const reports = useQuery(reportsQuery(id));
  if (!reports.data) return <Unloaded query={reports} skeleton={<MediaSkeleton />} />;
  return <SubmittedReports reports={reports.data} username={username} />;
}
