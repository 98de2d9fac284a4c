import type { EmailRowProps } from './email-row.tsx';

export const emailOf = ({ email }: EmailRowProps): string => email;
