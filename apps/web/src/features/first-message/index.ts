export { ComposeDialog, ContinueMessage, MessageButton } from './lazy.tsx';
