const NAME = 'strona_www';

/** A hidden field that cannot be reached: only a script fills it in (docs/adr/0010). */
export function Honeypot() {
  return (
    <div hidden>
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Whether this form's honeypot was filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).get(NAME) !== '';
}
