/** The focus ring of every control; the static style sheet draws the same. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;
