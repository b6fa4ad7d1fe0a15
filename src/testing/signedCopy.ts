import { act } from '@testing-library/react';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createIntl } from 'react-intl';
import pl from '../../i18n/pl.json';
import ru from '../../i18n/ru.json';
import type { SignedApplication } from '../contract/receipt';
import type { Sanitise } from '../copy/CopyDocument';
import { shownData } from '../copy/copyFields';
import { copyFile } from '../copy/copyFile';
import { copySections } from '../copy/copySections';
import { fingerprintText, receiptParts, signedText } from '../domain/receipt';
import { sanitise } from '../ui/sanitise';
import { PREFIXES, QUESTIONS } from './domainFixtures';
import { POLE, sentApplication } from './sentApplication';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

export const PUBLIC_KEY = publicKey.export({ format: 'jwk' }).x ?? '';

const TEXT = `<h2>Rozdział</h2><p>Opłata: 15,00 zł</p><p>Treść&nbsp;&amp; <a href="https://a.example/">zg&oacute;d</a></p>
  <table><tr><th>A</th><td>B</td></tr></table><script>x</script>`;

interface Content {
  locale: 'pl' | 'ru';
  /** HTML of the first consent. */
  text: string;
  /** More of the application. */
  extra: object;
}

interface Given extends Partial<Omit<Content, 'locale'>> {
  clean?: Sanitise | null;
}

function application({ locale, text, extra }: Content) {
  const sent = { ...sentApplication(POLE), ...extra };
  const { rekrutacja } = sent.wybranyNabor;
  const [first, ...others] = sent.warunkiRekrutacyjne;
  if (first === undefined) throw new Error('no consents');
  return {
    ...sent,
    warunkiRekrutacyjne: [{ ...first, trescWarunkow: text }, ...others],
    wybranyNabor: { ...sent.wybranyNabor, rekrutacja: { ...rekrutacja, lang: locale } },
  };
}

/** An application with a receipt, as the backend signs it. */
function signedApplication(content: Content): SignedApplication {
  const zgloszenie = application(content);
  const stored = {
    numer: 'K7PM3XVA',
    zapisano: '2026-09-01T10:00:00.000Z',
    sol: 'salt',
    teksty: {
      uczelnia: 'Uczelnia "A" & B',
      polska: 'PL',
      kraje: [{ nazwa: 'Polska', wartosc: 'PL' }],
      obywatelstwa: [{ nazwa: 'polskie', wartosc: 'PL' }],
      numeryKierunkowe: [...PREFIXES],
      definicjeFormularzy: [...QUESTIONS],
    },
  };
  const odciski = Object.fromEntries(
    receiptParts(zgloszenie, stored).map(([path, part]) => [
      path,
      createHash('sha256')
        .update(fingerprintText('salt', path, part))
        .digest('base64url'),
    ]),
  );
  const podpis = sign(null, Buffer.from(signedText(odciski)), privateKey).toString('base64url');
  return { zgloszenie, potwierdzenie: { ...stored, odciski, klucz: PUBLIC_KEY, podpis } };
}

/** The downloaded file of an application with a receipt. */
export function signedCopy(
  locale: 'pl' | 'ru' = 'pl',
  { text = TEXT, clean = sanitise, extra = {} }: Given = {},
): string {
  const signed = signedApplication({ locale, text, extra });
  const { numer, zapisano, teksty } = signed.potwierdzenie;
  const intl = createIntl({ locale, messages: locale === 'pl' ? pl : ru });
  const sections = copySections(intl, signed.zgloszenie, shownData(teksty));
  const verificationUrl = 'https://uczelnia.example/sprawdz';
  const identity = { reference: numer, savedAt: zapisano, institution: '', verificationUrl };
  let html = '';
  act(() => {
    ({ html } = copyFile({ intl, sections, signed }, identity, clean));
  });
  return html;
}

/**
 * A file with another first character of the signed value that follows `start`.
 *
 * @param start `"podpis":"`
 */
export function withOtherValue(html: string, start: string): string {
  const at = html.indexOf(start) + start.length;
  if (at < start.length) throw new Error(`${start} is not in the file`);
  return `${html.slice(0, at)}${html[at] === '_' ? 'A' : '_'}${html.slice(at + 1)}`;
}
