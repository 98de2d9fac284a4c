export const read = 'pixels';
