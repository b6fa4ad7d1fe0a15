import type { IntlShape } from 'react-intl';
import type { Application } from '../contract/application';
import { languageInfo } from '../contract/languages';
import type { Offer } from '../contract/offer';
import { offerValue } from '../domain/offerValues';
import { readablePhone } from '../domain/phonePrefix';
import { FLOW_NAMES, offersStudentCard, programmeFact, SUMMARY_ORDER } from '../domain/programmes';
import { SCREENS } from '../domain/screens';
import { FIELD_LABELS } from '../fields/fieldLabels';
import { consents, questions } from './copyAnswers';
import {
  address,
  type CopySection,
  type Item,
  line,
  type Person,
  personal,
  type ShownData,
  type Translate,
  yesOrNo,
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
  shown: ShownData,
): readonly CopySection[] {
  const translate: Translate = (id) => intl.formatMessage({ id });
  const { kandydat, wybranyNabor, wydanieEls, promoLink } = application;
  const { adres, adresKontaktowy, adresKorespondencyjnyJakZamieszkania, ...person } = kandydat;
  const hasCard = offersStudentCard(wybranyNabor.nabor.nazwaGrupy);
  const sections: readonly CopySection[] = [
    {
      title: translate('podsumowanie.studia.tytul'),
      items: [
        ...studies(translate, wybranyNabor),
        ...(promoLink === null ? [] : [line(translate('zakonczenie.kopia.promo'), promoLink)]),
      ],
    },
    { title: translate('podsumowanie.obywatelstwo.tytul'), items: citizenship(translate, person) },
    {
      title: translate('podsumowanie.legitymacja.tytul'),
      items: hasCard
        ? [line(translate(FIELD_LABELS.wydanieEls), yesOrNo(translate, wydanieEls))]
        : [],
    },
    { title: translate('podsumowanie.dane_osobowe.tytul'), items: personal(intl, person, shown) },
    { title: translate('podsumowanie.adres.tytul'), items: address(intl, adres, shown) },
    {
      title: translate('podsumowanie.adres_korespondencyjny.tytul'),
      items:
        adresKorespondencyjnyJakZamieszkania || adresKontaktowy === null
          ? [
              line(
                translate(FIELD_LABELS.adresKorespondencyjnyJakZamieszkania),
                translate('podsumowanie.adres_korespondencyjny.taki_sam'),
              ),
            ]
          : address(intl, adresKontaktowy, shown),
    },
    {
      title: translate('podsumowanie.dane_kontaktowe.tytul'),
      items: [
        line(translate(FIELD_LABELS.email), person.email),
        line(translate(FIELD_LABELS.telefon), readablePhone(person.telefon, shown.prefixes)),
      ],
    },
    {
      title: translate('podsumowanie.formularze.tytul'),
      items: questions(translate, application),
    },
    {
      title: translate('podsumowanie.regulamin.tytul'),
      items: consents(translate, application, shown),
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function studies(translate: Translate, offer: Offer): Item[] {
  const { lang } = offer.rekrutacja;
  const facts = SUMMARY_ORDER.map((name) => [SCREENS[name].fact, offerValue(offer, name)] as const);
  return [
    line(translate('oferty.grupa'), translate(FLOW_NAMES[offer.nabor.nazwaGrupy])),
    line(translate('jezyk.tytul'), languageInfo(lang)?.name ?? lang),
    ...facts.flatMap(([label, value]) => (value === '' ? [] : [line(translate(label), value)])),
    line(translate('oferty.numer'), programmeFact(offer, 'recruitment')),
    line(translate('oferty.numer_oferty'), programmeFact(offer, 'programme')),
  ];
}

function citizenship(translate: Translate, { obcokrajowiec, pesel }: Person): Item[] {
  const answer = obcokrajowiec
    ? 'podsumowanie.obywatelstwo.inne'
    : 'podsumowanie.obywatelstwo.polskie';
  const hasPesel =
    pesel === null ? 'podsumowanie.obywatelstwo.pesel_nie' : 'podsumowanie.obywatelstwo.pesel_tak';
  return [
    line(translate(FIELD_LABELS.obcokrajowiec), translate(answer)),
    ...(obcokrajowiec ? [line(translate(FIELD_LABELS.maPesel), translate(hasPesel))] : []),
  ];
}
