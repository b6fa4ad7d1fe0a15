import { textOf, useFormField } from '../../../fields/useFormField';

const NAME = 'strona_www';

/** A hidden field that cannot be reached: only a script fills it in (docs/adr/0010). */
export function Honeypot() {
  const { value, change } = useFormField(NAME);
  return (
    <div hidden>
      <input
        type="text"
        name={NAME}
        tabIndex={-1}
        autoComplete="off"
        value={textOf(value)}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
