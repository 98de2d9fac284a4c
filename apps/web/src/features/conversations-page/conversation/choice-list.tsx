import classes from './choice-list.module.css';
import { useConversationMenuItems } from './use-conversation-choices.tsx';

type ChoiceListProps = { without?: string };

/** The actions of a conversation as a list of buttons. */
export function ChoiceList({ without }: ChoiceListProps) {
  const choices = useConversationMenuItems().filter(({ key }) => key !== without);
  return (
    <ul className={classes.actions}>
      {choices.map(({ key, icon: Icon, label, act, isDanger }) => (
        <li key={key}>
          <button type="button" className={classes.action} data-danger={isDanger} onClick={act}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
