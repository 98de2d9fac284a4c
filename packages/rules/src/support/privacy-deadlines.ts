import { addBusinessDays, addDays } from '../moderation/span.ts';

const ACKNOWLEDGE_BUSINESS_DAYS = 10;
const ANSWER_DAYS = 45;

/** The days (`YYYY-MM-DD`, UTC) by which a privacy request must be acknowledged and answered. */
export function privacyDeadlines(receivedAt: Date): { acknowledgeBy: string; answerBy: string } {
  return {
    acknowledgeBy: isoDate(addBusinessDays(receivedAt, ACKNOWLEDGE_BUSINESS_DAYS)),
    answerBy: isoDate(addDays(receivedAt, ANSWER_DAYS)),
  };
}

function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
