import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { connectionStateQuery } from '../api/connection-state.ts';
import classes from '../dialogs/form.module.css';

type RequestNoteProps = { memberId: string };

/** The note of a request, in the requester's words. */
export function RequestNote({ memberId }: RequestNoteProps) {
  const { data } = useQuery(connectionStateQuery(memberId));
  if (!data?.note) return null;
  return (
    <figure className={classes.quotation}>
      <figcaption className={classes.text}>
        <Trans>Message with the connection request</Trans>
      </figcaption>
      <blockquote className={classes.note} dir="auto">
        {data.note}
      </blockquote>
    </figure>
  );
}
