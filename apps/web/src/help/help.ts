/** The script of the help: search, theme, language and quick exit. It counts nothing and sends nothing. */
import { watchControls } from '../landing/controls.ts';
import { one } from '../landing/elements.ts';
import { watchSearch } from './search.ts';

watchControls();
watchSearch(one(document, 'form[data-search]', HTMLFormElement));
