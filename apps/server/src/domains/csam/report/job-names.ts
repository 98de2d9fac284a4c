export const SEND_REPORT = 'csam:send-report';

/** Limits the queue to one waiting job per case. */
export const sendKey = (caseId: string): string => `${SEND_REPORT}/${caseId}`;
