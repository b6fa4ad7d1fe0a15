/** The parts that a deep link may name, with the keys of its query (docs/configuration.md). */
export const LINK_KEYS = {
  language: 'jezyk',
  offer: 'oferta',
  flow: 'grupa',
  direction: 'kierunek',
  specialisation: 'specjalnosc',
  city: 'miasto',
  level: 'poziom',
  mode: 'tryb',
} as const;

export type LinkPart = keyof typeof LINK_KEYS;

/** Returns whether the query of an address preselects something. */
export function isDeepLink(search: string): boolean {
  const given = new URLSearchParams(search);
  return Object.values(LINK_KEYS).some((key) => given.has(key));
}
