import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import {
  IconAlertCircle,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarPlus,
  IconCircleCheck,
  IconCrown,
  IconGavel,
  IconHeart,
  IconPhotoCheck,
  IconPhotoQuestion,
  IconPhotoX,
  IconPlane,
  IconQuote,
  IconRosetteDiscountCheck,
  IconUserCheck,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import classes from './avatars.module.css';

type Tone = 'rose' | 'gold' | 'ok' | 'warn' | 'muted';

const icons: Record<NotificationKind, { icon: Icon; tone: Tone }> = {
  connection_request: { icon: IconUserPlus, tone: 'rose' },
  connection_accepted: { icon: IconUserCheck, tone: 'ok' },
  endorsement_waiting: { icon: IconQuote, tone: 'rose' },
  endorsement_approved: { icon: IconQuote, tone: 'ok' },
  favourited_profile: { icon: IconHeart, tone: 'rose' },
  favourited_request: { icon: IconHeart, tone: 'rose' },
  event_created: { icon: IconCalendarPlus, tone: 'rose' },
  event_modified: { icon: IconCalendarEvent, tone: 'rose' },
  event_removed: { icon: IconCalendarOff, tone: 'muted' },
  coming_to_your_city: { icon: IconPlane, tone: 'gold' },
  premium_upgrade: { icon: IconCrown, tone: 'gold' },
  lifetime_approved: { icon: IconCrown, tone: 'gold' },
  lifetime_declined: { icon: IconCrown, tone: 'muted' },
  lifetime_set: { icon: IconCrown, tone: 'gold' },
  identity_approved: { icon: IconRosetteDiscountCheck, tone: 'gold' },
  identity_declined: { icon: IconRosetteDiscountCheck, tone: 'muted' },
  identity_renewal: { icon: IconRosetteDiscountCheck, tone: 'muted' },
  decision_made: { icon: IconGavel, tone: 'warn' },
  appeal_answered: { icon: IconGavel, tone: 'muted' },
  media_published: { icon: IconPhotoCheck, tone: 'ok' },
  media_rejected: { icon: IconPhotoX, tone: 'warn' },
  media_taken_down: { icon: IconPhotoX, tone: 'warn' },
  request_published: { icon: IconCircleCheck, tone: 'ok' },
  request_rejected: { icon: IconAlertCircle, tone: 'warn' },
  media_depicted: { icon: IconPhotoQuestion, tone: 'rose' },
};

type KindIconProps = { kind: NotificationKind };

/** A small icon of the kind; decorative, because the sentence beside it contains the same. */
export function KindIcon({ kind }: KindIconProps) {
  const { icon: Sign, tone } = icons[kind];
  return (
    <span className={classes.icon} data-tone={tone}>
      <Sign size={14} stroke={1.9} aria-hidden="true" />
    </span>
  );
}
