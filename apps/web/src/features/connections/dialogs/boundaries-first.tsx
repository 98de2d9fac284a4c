import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Boundaries } from '../boundaries/boundaries.tsx';
import { profileQuery } from '../api/profile.ts';
import classes from './form.module.css';

type BoundariesNoteProps = { username: string };

/** The boundaries of the member whom the viewer is about to contact, or a note that there are none. */
export function BoundariesNote({ username }: BoundariesNoteProps) {
  const { data, error } = useQuery(profileQuery(username));
  if (!data) return error ? null : <div className={classes.bone} aria-hidden="true" />;
  const { welcomes, declines, digitalOnly, can } = data;
  if (welcomes.length > 0 || declines.length > 0 || digitalOnly) return <Boundaries inDialog profile={data} />;
  return (
    <p className={classes.text}>
      {can.seeContents ? (
        <Trans>
          <bdi>{username}</bdi> hasn’t added boundaries yet. Ask before you assume anything.
        </Trans>
      ) : (
        <Trans>
          This account is private: <bdi>{username}</bdi> decides who sees more.
        </Trans>
      )}
    </p>
  );
}
