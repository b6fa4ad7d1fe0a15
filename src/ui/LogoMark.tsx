const LINE = {
  fill: 'none',
  stroke: 'var(--mui-palette-look-markLine)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
} as const;

/** The mark of the site: an open door under an arch. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect fill="var(--mui-palette-look-mark)" width="36" height="36" rx="9" />
      <path {...LINE} d="M9 28V17.5a9 9 0 0 1 18 0V28" />
      <path fill="var(--mui-palette-look-markDoor)" d="M14 28V18a4 4 0 0 1 8 0v10z" />
      <path {...LINE} d="M7 28.2h22" />
    </svg>
  );
}
