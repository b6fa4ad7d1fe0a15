import Button from '@mui/material/Button';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { choicesOf } from '../../../domain/choices';
import type { Preselection } from '../../../domain/matchDeepLink';
import { FLOW_NAMES } from '../../../domain/programmes';
import type { Selection } from '../../../domain/selection';
import { useLanguage } from '../../../intl/language';
import { Notice } from '../../../ui/Notice';
import { valueText } from '../stepTexts';

/** The choices in order, or only the group. */
function chosenTexts(intl: IntlShape, selection: Selection): string[] {
  if (selection.flow === null) return [];
  const choices = choicesOf(selection);
  return choices.length === 0
    ? [intl.formatMessage({ id: FLOW_NAMES[selection.flow] })]
    : choices.map(({ name, value }) => valueText(intl, name, value));
}

interface DeepLinkNoticeProps {
  preselection: Preselection;
  /** True when the first screen, which is not shown, would say that the promo link is unknown. */
  promoUnknown: boolean;
  /** Restores the earlier choices; null when the link has replaced none. */
  onBack: (() => void) | null;
}

/** Names the choices of a deep link, and only the kind of what matched nothing, because anybody can write a link. */
export function DeepLinkNotice({ preselection, promoUnknown, onBack }: DeepLinkNoticeProps) {
  const intl = useIntl();
  const { language, unknown } = preselection;
  // A change of language has reset the choices.
  const isCurrent = useLanguage() === language;
  const chosen = isCurrent ? chosenTexts(intl, preselection.selection) : [];
  const missing = unknown.map((czesc) =>
    intl.formatMessage({ id: 'linki.nieznane.czesc' }, { czesc }),
  );
  const lines = [
    chosen.length > 0 && (
      <FormattedMessage id="linki.wybrano" values={{ wybor: chosen.join(', ') }} />
    ),
    missing.length > 0 && (
      <FormattedMessage id="linki.nieznane" values={{ pola: missing.join(', ') }} />
    ),
    promoUnknown && <FormattedMessage id="start.promo_nieznane" />,
    onBack && <FormattedMessage id="linki.zastapiono" />,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const back = onBack && (
    <Button onClick={onBack}>
      <FormattedMessage id="linki.wroc" />
    </Button>
  );
  return (
    <Notice severity={missing.length > 0 ? 'warning' : 'info'} action={back}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Notice>
  );
}
