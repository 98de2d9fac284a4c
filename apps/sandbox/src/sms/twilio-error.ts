export interface Answer {
  status: number;
  type: 'application/json' | 'text/html';
  body: string;
}

/** How Twilio says no. */
export function twilioError(status: number, code: number, message: string): Answer {
  const body = { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
