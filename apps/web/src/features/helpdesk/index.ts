export { helpdeskQuery } from './api.ts';
export { HelpdeskMessages } from './helpdesk-messages.tsx';
export { HelpdeskForm } from './helpdesk-form.tsx';
export { helpdeskEvent } from '@subrosa/contract/socket-names';
