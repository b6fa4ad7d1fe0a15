/** Addresses of the screens (specification, section 2). */
export const PATHS = {
  direction: '/',
  specialisation: '/wybor-specjalnosci',
  city: '/wybor-miasta',
  level: '/wybor-poziomu',
  mode: '/wybor-trybu',
  summary: '/podsumowanie',
  completion: '/zakonczenie',
} as const;
