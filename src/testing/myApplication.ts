import type { MyApplication } from '../contract/myApplication';
import { testOffer } from './domainFixtures';

/** An application that has arrived, as the calls of the page "My application" answer it. */
export function receivedApplication(changes: Partial<MyApplication> = {}): MyApplication {
  return {
    numer: 'K7PM3XVA',
    zapisano: '2026-07-14T17:11:00.000Z',
    wybranyNabor: testOffer({ direction: 'Administracja' }),
    email: 'k•••@g•••.com',
    stan: 'OTRZYMANE',
    wiadomosc: null,
    zmieniono: '2026-07-14T17:11:00.000Z',
    poprawki: [],
    ...changes,
  };
}
