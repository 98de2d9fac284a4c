import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SessionAccount } from '../../../shared/session/session.ts';
import unseen from '../../../shared/ui/visually-hidden.module.css';
import { entitlementsQuery } from '../api/own.ts';
import { changesFor, type CapabilityChange } from './changes.ts';
import classes from './comparison.module.css';
import { BenefitCell } from './benefit-cell.tsx';
import { capabilityLabels } from './labels.ts';

type ComparisonProps = { account: SessionAccount };

/** What premium changes for this member, one row each, and what every plan includes. */
export function Comparison({ account }: ComparisonProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...entitlementsQuery, enabled: !account.premium });
  const { changes, same } = changesFor(account, account.premium ? undefined : data);
  return (
    <section className={classes.section} aria-labelledby="changes">
      <h2 id="changes" className={classes.title}>
        {account.premium ? <Trans>What you get with premium</Trans> : <Trans>What you’d get with premium</Trans>}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={unseen.unseen}>
                <Trans>What</Trans>
              </span>
            </th>
            <th scope="col">
              <Trans>Regular</Trans>
            </th>
            <th scope="col">
              <Trans>Premium</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.capability} change={change} />
          ))}
        </tbody>
      </table>
      <p className={classes.same}>
        <Trans>On every plan:</Trans>
      </p>
      <ul className={classes.list}>
        {same.map((capability) => (
          <li key={capability}>{t(capabilityLabels[capability])}</li>
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ change: { capability, regular, premium, needsProof } }: { change: CapabilityChange }) {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row">{t(capabilityLabels[capability])}</th>
      <td>
        {capability === 'requests.edit' ? (
          <Trans>Corrections for 10 minutes, withdrawal any time</Trans>
        ) : (
          <BenefitCell verdict={regular} />
        )}
      </td>
      <td>
        <BenefitCell verdict={premium} isFreed={regular.allowed} />
        {needsProof && (
          <span className={classes.note}>
            <Trans>
              Also needs a <Link to="/settings/account">verified phone</Link> or identity.
            </Trans>
          </span>
        )}
      </td>
    </tr>
  );
}
