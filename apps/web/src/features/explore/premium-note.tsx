import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UpgradeNote } from '../../shared/ui/upgrade-note.tsx';

type PremiumNoteProps = { title: ReactNode; action?: ReactNode; small?: boolean };

const gains = {
  near: <Trans>Members near you, nearest first</Trans>,
  city: <Trans>Members in any city</Trans>,
  presence: <Trans>Who’s online and who’s travelling</Trans>,
  pages: <Trans>Every page of every search</Trans>,
};

/** Explains what premium adds to a search. */
export function PremiumNote(props: PremiumNoteProps) {
  return <UpgradeNote {...props} gains={gains} />;
}
