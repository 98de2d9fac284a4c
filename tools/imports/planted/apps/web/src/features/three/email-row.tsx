export interface EmailRowProps {
  email: string;
}

export const loadForm = () => import('./email-form.tsx');
