import type { Flow } from '../contract/offer';

/** Whether the electronic student card may be ordered: not for postgraduate studies (docs/specification.md, section 2). */
export function offersStudentCard(flow: Flow): boolean {
  return flow === 'STUDIA_WYZSZE';
}
