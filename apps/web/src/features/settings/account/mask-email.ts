/** Enough for the owner to recognise, but useless to others who see the screen: `t••••@mail.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}••••${email.slice(at)}`;
}
