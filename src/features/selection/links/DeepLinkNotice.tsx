import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Preselection } from '../../../domain/matchDeepLink';
import { EMPTY_SELECTION, STEP_ORDER, type Selection } from '../../../domain/selection';
import { useLanguage } from '../../../intl/language';
import { Notice } from '../../../ui/Notice';
import { linkText, PART_NAMES } from './linkTexts';
import type { LinkPart } from '../../../domain/deepLink';

/** The choices in order, or only the group. */
function chosenParts({ flow, history }: Selection): [LinkPart, string][] {
  if (flow === null) return [];
  const choices = STEP_ORDER[flow].flatMap((name, index): [LinkPart, string][] => {
    const choice = history[index + 1];
    return choice === undefined ? [] : [[name, choice]];
  });
  return choices.length === 0 ? [['flow', flow]] : choices;
}

interface DeepLinkNoticeProps {
  preselection: Preselection;
  /** Whether the first screen, which is not shown, would say that the promo link is unknown. */
  promoUnknown: boolean;
  /** Restores the earlier choices; null when the link has replaced none. */
  onBack: (() => void) | null;
}

/**
 * Says what a deep link has chosen, and what it names in vain: only by the name of the part, as anybody can write a
 * link.
 */
export function DeepLinkNotice({ preselection, promoUnknown, onBack }: DeepLinkNoticeProps) {
  const intl = useIntl();
  const { language, unknown } = preselection;
  // A change of language has reset the choices.
  const { selection, later } =
    useLanguage() === language ? preselection : { selection: EMPTY_SELECTION, later: [] };
  const chosen = chosenParts(selection).map(([part, value]) => linkText(intl, part, value));
  const missing = unknown.map((part) => intl.formatMessage({ id: PART_NAMES[part] }));
  const open = later.map(({ name, value }) => linkText(intl, name, value));
  const isSilent = chosen.length + missing.length + open.length === 0 && !promoUnknown;
  if (isSilent && onBack === null) return null;
  const back = onBack && (
    <Button onClick={onBack}>
      <FormattedMessage id="linki.wroc" />
    </Button>
  );
  return (
    <Notice severity={missing.length > 0 ? 'warning' : 'info'} action={back}>
      {chosen.length > 0 && (
        <p>
          <FormattedMessage id="linki.wybrano" values={{ wybor: chosen.join(', ') }} />
        </p>
      )}
      {open.length > 0 && (
        <p>
          <FormattedMessage id="linki.pozniej" values={{ wybor: open.join(', ') }} />
        </p>
      )}
      {missing.length > 0 && (
        <p>
          <FormattedMessage id="linki.nieznane" values={{ pola: missing.join(', ') }} />
        </p>
      )}
      {promoUnknown && (
        <p>
          <FormattedMessage id="start.promo_nieznane" />
        </p>
      )}
      {onBack && (
        <p>
          <FormattedMessage id="linki.zastapiono" />
        </p>
      )}
    </Notice>
  );
}
