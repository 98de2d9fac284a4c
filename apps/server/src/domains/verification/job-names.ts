export const START_AGE_CHECK = 'verification:begin-age-check';
export const POLL_AGE_PROVIDER = 'verification:ask-age-provider';
export const EXPIRE_RECORDS = 'verification:tend-records';
export const EXPIRE_AGE_CHECKS = 'verification:sweep-age-checks';
