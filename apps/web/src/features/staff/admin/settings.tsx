import { Trans, useLingui } from '@lingui/react/macro';
import { staff } from '@subrosa/contract/endpoints/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { ReasonForm } from '../members/reason-form.tsx';
import page from '../parts/staff-page.module.css';
import { settingsQuery, type SettingEntry } from './api.ts';
import { settingLabels } from './labels.ts';

/** The runtime settings; each change requires a reason. */
export function RuntimeSettingsForm() {
  const { t } = useLingui();
  const query = useQuery(settingsQuery);
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<SettingEntry | null>(null);
  const close = () => setChanging(null);

  async function change({ name, value }: SettingEntry, reason: string) {
    const body = { value: !value, before: value, reason };
    try {
      queryClient.setQueryData(settingsQuery.queryKey, await client.call(staff.changeSetting, { params: { name }, body }));
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
      throw error;
    }
  }

  return (
    <section className={page.section} aria-labelledby="admin-settings">
      <h2 id="admin-settings" className={page.subtitle}>
        <Trans>Settings</Trans>
      </h2>
      {!query.data && <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={2} />} />}
      <ul className={page.rows}>
        {query.data?.settings.map((setting) => (
          <li key={setting.name} className={page.row}>
            <span className={page.text}>
              <SwitchRow label={t(settingLabels[setting.name].label)} checked={setting.value} onChange={() => setChanging(setting)} />
              <span className={page.detail}>{t(settingLabels[setting.name].does)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Dialog opened={changing !== null} onClose={close} title={changing && t(settingLabels[changing.name].label)} size={480}>
        {changing && (
          <ReasonForm
            submitLabel={changing.value ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
            onSend={(reason) => change(changing, reason)}
            onClose={close}
          >
            {t(settingLabels[changing.name].does)}
          </ReasonForm>
        )}
      </Dialog>
    </section>
  );
}
