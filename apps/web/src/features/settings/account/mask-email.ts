/** Enough for its owner to recognise, and nothing for who looks over a shoulder: `t••••@mail.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}••••${email.slice(at)}`;
}
