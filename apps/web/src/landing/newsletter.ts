import { support } from '@subrosa/contract/endpoints/support';
import { createClient } from '@subrosa/contract/client/client';
import { ResponseError } from '@subrosa/contract/client/errors';
import { visitor } from '../shared/api/visitor.ts';
import { one } from './elements.ts';

/** Sends the form as the app does; shows field errors beside their fields and other messages below. */
export function watchNewsletterForm(form: HTMLFormElement): void {
  const sentences = JSON.parse(form.dataset['newsletter'] ?? '{}') as Partial<Record<string, string>>;
  const status = one(form, '[role=status]', HTMLElement);
  const button = one(form, '[type=submit]', HTMLButtonElement);
  const sentenceFor = (code: string | undefined, message: string) => sentences[code ?? ''] ?? message;
  const client = createClient({
    session: visitor,
    toast: ({ code, message }) => (status.textContent = sentenceFor(code, message)),
    onRedirectToLogin: () => undefined,
  });

  function showErrors(fields: ResponseError['fields'] = {}) {
    for (const input of form.querySelectorAll('input')) {
      const problem = fields[input.name];
      const error = one(form, `#${input.name}-error`, HTMLElement);
      error.hidden = !problem;
      error.textContent = problem ? sentenceFor(problem.code, problem.message) : '';
      if (problem) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }

  async function send() {
    const values = new FormData(form);
    // Not `disabled`, because that would remove the focus.
    button.ariaDisabled = 'true';
    try {
      await client.call(support.joinNewsletter, { body: { name: String(values.get('name')), email: String(values.get('email')) } });
      showErrors();
      form.reset();
    } catch (error) {
      showErrors(error instanceof ResponseError ? error.fields : {});
    } finally {
      button.ariaDisabled = null;
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled) return;
    status.textContent = '';
    void send();
  });
}
