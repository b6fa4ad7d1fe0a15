/** Something is under way; the words beside it say what. */
export function Spinner() {
  return <span className="Spinner" aria-hidden="true" />;
}
