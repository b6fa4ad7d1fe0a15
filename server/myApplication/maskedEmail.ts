const HIDDEN = '•••';

const firstOf = (text: string) => Array.from(text).slice(0, 1).join('');

/** The address as its owner recognises it, and nobody else can use it: "k•••@g•••.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(email)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${end}`;
}
