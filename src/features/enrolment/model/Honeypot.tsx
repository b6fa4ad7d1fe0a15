const NAME = 'strona_www';

/** A hidden field that cannot be reached: only a script fills it in (docs/adr/0010). */
export function Honeypot() {
  return (
    <div hidden>
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function isHoneypotFilled(): boolean {
  const [input] = document.getElementsByName(NAME);
  return input instanceof HTMLInputElement && input.value !== '';
}
