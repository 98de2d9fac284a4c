export const DESTROY = 'documents:destroy';
