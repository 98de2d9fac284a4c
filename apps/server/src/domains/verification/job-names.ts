export const BEGIN_AGE_CHECK = 'verification:begin-age-check';
export const POLL_AGE_PROVIDER = 'verification:ask-age-provider';
export const EXPIRE_RECORDS = 'verification:tend-records';
export const SWEEP_AGE_CHECKS = 'verification:sweep-age-checks';
