import type { DocumentType } from '../contract/application';
import type { MessageId } from '../intl/messages';

/** The names of the identity documents. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentType, MessageId>> = {
  dowod_osobisty: 'podsumowanie.dane_osobowe.rodzaj_dowodu.dowod_osobisty',
  paszport: 'podsumowanie.dane_osobowe.rodzaj_dowodu.paszport',
  karta_pobytu: 'podsumowanie.dane_osobowe.rodzaj_dowodu.karta_pobytu',
  polski_dokument_podrozy: 'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_podrozy',
  tymczasowy_polski_dokument_podrozy:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.tymczasowy_polski_dokument_podrozy',
  polski_dokument_tozsamosci_cudzoziemca:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_tozsamosci_cudzoziemca',
};
