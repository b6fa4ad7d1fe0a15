const NAME = 'strona_www';

/** A field that nobody sees or reaches: what is in it was written by a machine (docs/adr/0010). */
export function Trap() {
  return (
    <div hidden>
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Whether something was written into the trap of this form. */
export function isTrapFilled(form: HTMLFormElement): boolean {
  return new FormData(form).get(NAME) !== '';
}
