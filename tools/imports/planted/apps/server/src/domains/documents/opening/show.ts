export const show = 1;
