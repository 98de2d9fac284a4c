import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { Links } from './links.tsx';
import { Payment } from './payment.tsx';
import classes from './side-parts.module.css';
import { TrustList } from './trust-list.tsx';

type SidePartsProps = { profile: ProfileView; isMine: boolean };

/** Beside a profile on wide pages, at its end on narrow ones. */
export function SideParts({ profile, isMine }: SidePartsProps) {
  return (
    <div className={classes.parts}>
      <TrustList profile={profile} />
      <Links profile={profile} isMine={isMine} />
      <Payment profile={profile} isMine={isMine} />
    </div>
  );
}
