import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { EntryView } from '../api/calendar.ts';
import { audienceLabels } from '../editor/audience-labels.ts';
import classes from './entry-dialog.module.css';

type EntryDetailsProps = { details: EntryView };

/** The location and the description of an entry, and for its owner the audience. */
export function EntryDetails({ details: { city, fromCity, description, own } }: EntryDetailsProps) {
  const { t } = useLingui();
  const from = <bdi>{fromCity?.name}</bdi>;
  const to = <bdi>{city?.name}</bdi>;
  const size = own?.seriesSize ?? 1;
  return (
    <>
      {city && (
        <p>
          {fromCity ? (
            <Trans>
              {from} to {to}
            </Trans>
          ) : (
            to
          )}
        </p>
      )}
      {description && (
        <p className={classes.text} dir="auto">
          {description}
        </p>
      )}
      {own && (
        <ul className={classes.own}>
          <li>
            <Trans>Visible to:</Trans> {t(audienceLabels[own.audience])}
            {own.publishTo.length > 0 && (
              <>
                {' ('}
                <bdi>{own.publishTo.map(({ username }) => username).join(', ')}</bdi>
                {')'}
              </>
            )}
          </li>
          {own.publishAt && (
            <li>
              <Trans>
                Others can see it from <MomentText instant={own.publishAt} />.
              </Trans>
            </li>
          )}
          {size > 1 && (
            <li>
              <Plural value={size} one="Part of a series of # entry." other="Part of a series of # entries." />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
