const ACKNOWLEDGE_BUSINESS_DAYS = 10;
const ANSWER_DAYS = 45;

/** By which days (`YYYY-MM-DD`, UTC) a privacy request must be acknowledged and answered. */
export function privacyDeadlines(receivedAt: Date): { acknowledgeBy: string; answerBy: string } {
  return {
    acknowledgeBy: isoDate(addBusinessDays(receivedAt, ACKNOWLEDGE_BUSINESS_DAYS)),
    answerBy: isoDate(addDays(receivedAt, ANSWER_DAYS)),
  };
}

export function addBusinessDays(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function addDays(from: Date, days: number): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days));
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
