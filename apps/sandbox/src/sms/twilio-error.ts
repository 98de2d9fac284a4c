export interface TwilioErrorResponse {
  status: number;
  type: 'application/json' | 'text/html';
  body: string;
}

/** An error response of Twilio. */
export function twilioError(status: number, code: number, message: string): TwilioErrorResponse {
  const body = { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
