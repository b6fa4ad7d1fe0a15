import type { IntlShape } from 'react-intl';
import type { Application } from '../../../contract/application';
import { languageInfo } from '../../../contract/languages';
import type { Flow, Offer } from '../../../contract/offer';
import type { CopySection } from '../../../domain/applicationCopy';
import { programmeFact, type ProgrammeFact } from '../../../domain/programmes';
import { offersStudentCard } from '../../../domain/studentCard';
import type { MessageId } from '../../../intl/messages';
import { FIELD_LABELS } from '../validation/fieldTitle';
import { consents, questions } from './copyAnswers';
import {
  address,
  line,
  personal,
  readablePhone,
  yesOrNo,
  type Item,
  type Person,
  type Say,
  type Seen,
} from './copyFields';

/**
 * The sections of the copy of a sent application, in the order of the form. A field that was sent as null is left out
 * where the form did not show it, and "not given" elsewhere.
 *
 * @param intl of the form: the copy stays in its language
 */
export function copySections(
  intl: IntlShape,
  application: Application,
  seen: Seen,
): readonly CopySection[] {
  const say: Say = (id) => intl.formatMessage({ id });
  const { kandydat, wybranyNabor, wydanieEls, promoLink } = application;
  const { adres, adresKontaktowy, adresKorespondencyjnyJakZamieszkania, ...person } = kandydat;
  const postgraduate = !offersStudentCard(wybranyNabor.nabor.nazwaGrupy);
  const sections: readonly (CopySection | null)[] = [
    {
      title: say('podsumowanie.studia.tytul'),
      items: [
        ...studies(say, wybranyNabor),
        ...(promoLink === null ? [] : [line(say('zakonczenie.kopia.promo'), promoLink)]),
      ],
    },
    { title: say('podsumowanie.obywatelstwo.tytul'), items: citizenship(say, person) },
    postgraduate
      ? null
      : {
          title: say('podsumowanie.legitymacja.tytul'),
          items: [line(say(FIELD_LABELS.wydanieEls), yesOrNo(say, wydanieEls))],
        },
    { title: say('podsumowanie.dane_osobowe.tytul'), items: personal(intl, person, seen) },
    { title: say('podsumowanie.adres.tytul'), items: address(intl, adres, seen) },
    {
      title: say('podsumowanie.adres_korespondencyjny.tytul'),
      items:
        adresKorespondencyjnyJakZamieszkania || adresKontaktowy === null
          ? [
              line(
                say(FIELD_LABELS.adresKorespondencyjnyJakZamieszkania),
                say('podsumowanie.adres_korespondencyjny.taki_sam'),
              ),
            ]
          : address(intl, adresKontaktowy, seen),
    },
    {
      title: say('podsumowanie.dane_kontaktowe.tytul'),
      items: [
        line(say(FIELD_LABELS.email), person.email),
        line(say(FIELD_LABELS.telefon), readablePhone(person.telefon, seen.prefixes)),
      ],
    },
    { title: say('podsumowanie.formularze.tytul'), items: questions(say, application, seen) },
    { title: say('podsumowanie.regulamin.tytul'), items: consents(say, application, seen) },
  ];
  return sections.filter((section) => section !== null).filter(({ items }) => items.length > 0);
}

const GROUPS: Readonly<Record<Flow, MessageId>> = {
  STUDIA_WYZSZE: 'kierunek.grupa.studia_wyzsze.tytul',
  PODYPLOMOWE: 'kierunek.grupa.podyplomowe.tytul',
  PODYPLOMOWE_SPEC: 'kierunek.grupa.podyplomowe_spec.tytul',
};

const STUDIES: readonly (readonly [ProgrammeFact, MessageId])[] = [
  ['level', 'podsumowanie.studia.poziom'],
  ['mode', 'podsumowanie.studia.tryb'],
  ['direction', 'podsumowanie.studia.kierunek'],
  ['specialisation', 'podsumowanie.studia.specjalnosc'],
  ['city', 'podsumowanie.studia.miasto'],
  ['recruitment', 'oferty.numer'],
  ['programme', 'oferty.numer_oferty'],
];

function studies(say: Say, offer: Offer): Item[] {
  const { lang } = offer.rekrutacja;
  const facts = STUDIES.map(([fact, label]) => line(say(label), programmeFact(offer, fact)));
  return [
    line(say('podsumowanie.zakonczenie.studia'), say(GROUPS[offer.nabor.nazwaGrupy])),
    line(say('jezyk.tytul'), languageInfo(lang)?.name ?? lang),
    ...facts.filter((fact) => fact.kind === 'line' && fact.value !== ''),
  ];
}

function citizenship(say: Say, { obcokrajowiec, pesel }: Person): Item[] {
  const answer = obcokrajowiec
    ? 'podsumowanie.obywatelstwo.inne'
    : 'podsumowanie.obywatelstwo.polskie';
  const hasPesel =
    pesel === null ? 'podsumowanie.obywatelstwo.pesel_nie' : 'podsumowanie.obywatelstwo.pesel_tak';
  return [
    line(say(FIELD_LABELS.obcokrajowiec), say(answer)),
    ...(obcokrajowiec ? [line(say(FIELD_LABELS.maPesel), say(hasPesel))] : []),
  ];
}
