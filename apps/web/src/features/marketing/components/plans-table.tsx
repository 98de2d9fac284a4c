import { Trans } from '@lingui/react/macro';
import { Included } from './included.tsx';
import classes from './plans-table.module.css';
import type { ReactNode } from 'react';

export function PlansTable() {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>Regular</Trans>
          </th>
          <th scope="col">
            <Trans>Premium</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <PlanRow title={<Trans>Browse requests, connect, save favourites</Trans>} regular={<Included />} premium={<Included />} />
        <PlanRow
          title={<Trans>Explore members</Trans>}
          regular={<Trans>The first pages, by type, gender and interests</Trans>}
          premium={<Trans>Every page, also by distance, online status and travel</Trans>}
        />
        <PlanRow title={<Trans>Post requests</Trans>} regular={<Trans>1 a day</Trans>} premium={<Trans>As many as you like</Trans>} />
        <PlanRow
          title={<Trans>Edit or delete your posts</Trans>}
          regular={<Trans>Corrections for 10 minutes, withdrawal any time</Trans>}
          premium={<Trans>Any time</Trans>}
        />
        <PlanRow
          title={<Trans>Start conversations, send and read messages</Trans>}
          regular={<Included not />}
          premium={<Included />}
          note={<Trans>To start a conversation, you also need a verified phone or identity</Trans>}
        />
        <PlanRow title={<Trans>Others’ social and fan-site links</Trans>} regular={<Included not />} premium={<Included />} />
        <PlanRow
          title={<Trans>Others’ travel plans and birthdays</Trans>}
          regular={<Trans>Limited: trips up to 30 days ahead</Trans>}
          premium={<Trans>Everything their owners share</Trans>}
        />
        <PlanRow
          title={<Trans>Calendar notifications</Trans>}
          regular={<Trans>3 a week</Trans>}
          premium={<Trans>Unlimited, with travel emails</Trans>}
        />
        <PlanRow title={<Trans>Email when members arrive in your area</Trans>} regular={<Included not />} premium={<Included />} />
        <PlanRow title={<Trans>Block, report, contact our team</Trans>} regular={<Included />} premium={<Included />} />
      </tbody>
    </table>
  );
}

type PlanRowProps = {
  title: ReactNode;
  regular: ReactNode;
  premium: ReactNode;
  /** A condition below the premium value. */
  note?: ReactNode;
};

function PlanRow({ title, regular, premium, note }: PlanRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{regular}</td>
      <td>
        {premium}
        {note && <span className={classes.note}>{note}</span>}
      </td>
    </tr>
  );
}
