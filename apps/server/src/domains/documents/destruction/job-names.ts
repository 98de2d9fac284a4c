export const DESTROY = 'documents:destroy';
export const COUNT_OVERDUE = 'documents:count-overdue';
