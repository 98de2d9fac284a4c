export const SEND_REPORT = 'sealed:send-report';

/** One waiting job a case. */
export const sendKey = (caseId: string): string => `${SEND_REPORT}/${caseId}`;
