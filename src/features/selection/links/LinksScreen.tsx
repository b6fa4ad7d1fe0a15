// The sections are those of the form.
import '../../../ui/theme/formStyles';
import CloudOff from '@mui/icons-material/CloudOffRounded';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useOffersQuery } from '../../../api/recruitmentApi';
import type { Offer } from '../../../contract/offer';
import type { LinkPart } from '../../../domain/deepLink';
import { languageFor } from '../../../domain/languages';
import { linkQuery, linkValue, type LinkValues, offersNamed } from '../../../domain/matchDeepLink';
import { offerValue } from '../../../domain/offerValues';
import { isPromoLink, promoLinkOf } from '../../../domain/promoLink';
import { STEP_NAMES } from '../../../domain/selection';
import { useLanguage } from '../../../intl/language';
import { PAGE_TITLE_ID } from '../../../ui/PageHead';
import { Section } from '../../../ui/Section';
import { SkeletonList } from '../../../ui/SkeletonList';
import { StatePanel } from '../../../ui/StatePanel';
import { type Choice, Fields, PartField, PromoField } from './LinkFields';
import { LinkRow, LinkRows } from './LinkRow';
import { linkText } from './linkTexts';

/** The parts to choose, each among the offers that match the ones before it. */
const CHOICES: readonly LinkPart[] = ['language', 'flow', ...STEP_NAMES];

/** How many offers are listed at once. */
const LISTED = 20;

/** The choices, and the offers with all their values; a value that no offer has beside the earlier ones is dropped. */
function narrowed(offers: readonly Offer[], wanted: LinkValues) {
  let matching = offers;
  const choices = CHOICES.map((part): Choice => {
    const options = [...new Set(matching.map((offer) => linkValue(offer, part)))];
    const value = wanted[part] ?? '';
    const named = offersNamed(matching, part, value);
    if (named.length === 0) return { part, options, value: '' };
    matching = named;
    return { part, options, value };
  });
  const chosen = choices.filter(({ value }) => value !== '');
  const values = Object.fromEntries(chosen.map(({ part, value }) => [part, value])) as LinkValues;
  return { choices, values, matching };
}

interface LinksScreenProps {
  /** The address of the first screen, which ends with "/". */
  site: string;
}

/** Makes links that preselect a programme, for other sites; it shows only the public catalogue. */
export function LinksScreen({ site }: LinksScreenProps) {
  const { data, isError, refetch } = useOffersQuery(null);
  if (data) return <LinkMaker offers={data.offers} site={site} />;
  if (!isError) return <SkeletonList rows={8} />;
  const retry = () => {
    // The button, which has the focus, disappears.
    document.getElementById(PAGE_TITLE_ID)?.focus();
    void refetch();
  };
  return (
    <StatePanel
      role="alert"
      icon={<CloudOff />}
      tone="error"
      headingLevel={2}
      title={<FormattedMessage id="start.blad.tytul" />}
      actions={
        <Button variant="contained" onClick={retry}>
          <FormattedMessage id="start.blad.ponow" />
        </Button>
      }
    />
  );
}

function LinkMaker({ offers, site }: LinksScreenProps & { offers: readonly Offer[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const [wanted, setWanted] = useState<LinkValues>({ language: languageFor(offers, language) });
  const [promo, setPromo] = useState('');
  const { choices, values, matching } = useMemo(() => narrowed(offers, wanted), [offers, wanted]);
  const code = promo.trim();
  const isPromo = isPromoLink(code) && promoLinkOf(`/${code}`, '/') !== null;
  const start = site + (isPromo ? encodeURIComponent(code) : '');
  const link = start + linkQuery(values);
  const listed = matching.slice(0, LISTED);

  return (
    <div className="Sections">
      <Section id="links-choice" title={intl.formatMessage({ id: 'linki.wybor' })}>
        <Fields>
          {choices.map((choice) => (
            <PartField
              key={choice.part}
              {...choice}
              onChange={(value) => setWanted({ ...values, [choice.part]: value })}
            />
          ))}
          <PromoField value={promo} isValid={code === '' || isPromo} onChange={setPromo} />
        </Fields>
      </Section>
      <Section id="links-link" title={intl.formatMessage({ id: 'linki.gotowy' })}>
        <LinkRows>
          <LinkRow key={link} href={link} />
        </LinkRows>
      </Section>
      <Section
        id="links-offers"
        title={intl.formatMessage({ id: 'linki.oferty' })}
        lead={
          <FormattedMessage
            id="linki.pokazano"
            values={{ liczba: listed.length, wszystkie: matching.length }}
          />
        }
      >
        <LinkRows>
          {listed.map((offer) => (
            <LinkRow
              key={start + linkValue(offer, 'offer')}
              name={offerName(intl, offer)}
              href={start + linkQuery({ offer: offerId(offers, offer) })}
            />
          ))}
        </LinkRows>
      </Section>
    </div>
  );
}

/** The values of all steps. */
function offerName(intl: IntlShape, offer: Offer): string {
  return STEP_NAMES.map((step) => linkText(intl, step, offerValue(offer, step))).join(', ');
}

/** The shortest id that names one offer. */
function offerId(offers: readonly Offer[], offer: Offer): string {
  const id = String(offer.kierunekSpecjalnosc.id);
  return offersNamed(offers, 'offer', id).length === 1 ? id : linkValue(offer, 'offer');
}
