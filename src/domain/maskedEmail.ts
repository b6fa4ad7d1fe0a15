/**
 * An e-mail address that its owner recognises and nobody else can use: "k•••@g•••.com".
 *
 * @param email a valid address
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = (text: string) => Array.from(text)[0] ?? '';
  const ending = email.slice(email.lastIndexOf('.'));
  return `${first(email)}•••@${first(email.slice(at + 1))}•••${ending}`;
}
