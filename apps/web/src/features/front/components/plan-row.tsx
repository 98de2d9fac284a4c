import type { ReactNode } from 'react';
import classes from './plans-table.module.css';

type PlanRowProps = {
  title: ReactNode;
  regular: ReactNode;
  premium: ReactNode;
  /** A condition, under what premium gives. */
  note?: ReactNode;
};

export function PlanRow({ title, regular, premium, note }: PlanRowProps) {
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
