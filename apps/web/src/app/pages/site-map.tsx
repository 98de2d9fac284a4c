import { useLingui } from '@lingui/react/macro';
import { SiteMap } from '../../features/legal/pages/site-map.tsx';
import { footerColumns } from '../menu.ts';

export function SiteMapPage() {
  const { t } = useLingui();
  const sections = footerColumns.map(({ title, entries }) => ({
    title: t(title),
    links: entries.map(({ to, label, isDocument = false }) => ({ to, label: t(label), isDocument })),
  }));
  return <SiteMap sections={sections} />;
}
