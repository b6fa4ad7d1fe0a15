/** The mark of the site: an open door under an arch. */
export function LogoMark() {
  return (
    <svg className="LogoMark" viewBox="0 0 36 36" aria-hidden="true">
      <rect className="ground" width="36" height="36" rx="9" />
      <path className="line" d="M9 28V17.5a9 9 0 0 1 18 0V28" />
      <path className="door" d="M14 28V18a4 4 0 0 1 8 0v10z" />
      <path className="line" d="M7 28.2h22" />
    </svg>
  );
}
