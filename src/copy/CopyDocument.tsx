import { Fragment, useLayoutEffect, useRef } from 'react';
import type { IntlShape } from 'react-intl';
import type { SignedApplication } from '../contract/receipt';
import type { CopySection } from '../domain/applicationCopy';
import { shownReference } from '../domain/referenceNumber';
import type { MessageId } from '../intl/messages';
import { receiptValues, withoutMarkup } from './copyPage';
import { SavedAt } from './SavedAt';
import './copy.css';

/** Everything that was sent. */
export interface SentCopy {
  /** The messages of the form's language, which the page may have left. */
  intl: IntlShape;
  sections: readonly CopySection[];
  /** null from a backend that signs no receipts. */
  signed: SignedApplication | null;
}

/** What identifies the copy. */
export interface CopyIdentity {
  reference: string;
  /** ISO instant in UTC. */
  savedAt: string;
  institution: string;
  /** The address of the page that checks copies. */
  verificationUrl: string;
}

/** Sanitises the HTML of the institution (ui/sanitise.ts). */
export type Sanitise = (html: string, headingsFrom: number) => DocumentFragment;

interface CopyDocumentProps extends SentCopy {
  identity: CopyIdentity;
  /** null when the sanitiser cannot be loaded: then HTML is shown without its markup. */
  sanitise: Sanitise | null;
  /** Level of the title; those below follow. */
  level: 1 | 2;
  className?: string;
}

/** Of the title, of the sections and of their texts, by the level of the title. */
const HEADINGS = { 1: ['h1', 'h2', 'h3'], 2: ['h2', 'h3', 'h4'] } as const;

/** The level of the headings in the institution's texts. */
export const textHeadings = (level: 1 | 2) => level + 3;

/**
 * The copy of an application: on paper, in the downloaded file, and on the page. One table, as browsers repeat its head
 * at the top of each printed page. `checkCopy` compares a file with the same markup (expectedPieces.ts).
 */
export function CopyDocument(props: CopyDocumentProps) {
  const { intl, sections, signed, identity, sanitise, level, className = '' } = props;
  const { reference, savedAt, institution, verificationUrl } = identity;
  const receipt = signed?.potwierdzenie;
  const translate = (id: MessageId) => intl.formatMessage({ id });
  const [Title, SectionTitle, TextTitle] = HEADINGS[level];
  return (
    <article className={`ApplicationCopy ${className}`.trim()} lang={intl.locale}>
      <Title>{translate('zakonczenie.kopia.tytul')}</Title>
      <table>
        <thead>
          <tr>
            <td colSpan={2}>
              <span data-line>
                <strong>{receipt?.teksty.uczelnia ?? institution}</strong>
              </span>
              {' · '}
              <span data-line>
                {translate('zakonczenie.numer')} <strong>{shownReference(reference)}</strong>
              </span>
              {' · '}
              <span data-line>
                {translate('zakonczenie.zapisano')} <SavedAt instant={savedAt} />
              </span>
            </td>
          </tr>
        </thead>
        {sections.map(({ title, items }) => (
          <tbody key={title}>
            <tr data-title>
              <td colSpan={2}>
                <SectionTitle>{title}</SectionTitle>
              </td>
            </tr>
            {items.map((item, index) => (
              <Fragment key={index}>
                {item.kind === 'line' ? (
                  <tr data-line>
                    <th scope="row">{item.label}</th>
                    <td>{item.value}</td>
                  </tr>
                ) : (
                  <tr data-text>
                    <td colSpan={2}>
                      {item.title !== null && <TextTitle>{item.title}</TextTitle>}
                      {item.answer !== null && <p data-answer>{item.answer}</p>}
                      {item.body !== null && (
                        <Body
                          body={item.body}
                          sanitise={sanitise}
                          headingsFrom={textHeadings(level)}
                          address={verificationUrl}
                        />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        ))}
        {/* In the table, so that the page with the signature says what is signed. */}
        <tbody>
          {receipt && (
            <tr data-receipt>
              <td colSpan={2}>
                {intl.formatMessage(
                  { id: 'zakonczenie.kopia.poswiadczenie' },
                  receiptValues(receipt, verificationUrl),
                )}
              </td>
            </tr>
          )}
          <tr data-signature>
            <td colSpan={2}>
              <p>{translate('zakonczenie.kopia.miejscowosc_data')}</p>
              <p>{translate('zakonczenie.kopia.podpis')}</p>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

interface BodyProps {
  body: { html: string } | { plain: string };
  sanitise: Sanitise | null;
  headingsFrom: number;
  address: string;
}

function Body({ body, sanitise, headingsFrom, address }: BodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const html = 'html' in body && sanitise !== null ? body.html : null;
  useLayoutEffect(() => {
    if (html === null || sanitise === null) return;
    box.current?.replaceChildren(spelledOut(html, { sanitise, headingsFrom, address }));
  }, [html, sanitise, headingsFrom, address]);
  if (html !== null) return <div ref={box} />;
  return <p>{'html' in body ? withoutMarkup(body.html) : body.plain}</p>;
}

/** The address of a link on the page at `address`; that on this page where `address` is none. */
function hrefAt(address: string, link: HTMLAnchorElement): string {
  try {
    return new URL(link.getAttribute('href') ?? '', address).href;
  } catch {
    return link.href;
  }
}

interface SpelledOutOptions {
  sanitise: Sanitise;
  headingsFrom: number;
  /** Of the page that checks copies, which completes links without a host. */
  address: string;
}

/** The institution's text with what paper and a file can show: links by their text and address, images by their text. */
export function spelledOut(
  html: string,
  { sanitise, headingsFrom, address }: SpelledOutOptions,
): DocumentFragment {
  const nodes = sanitise(html, headingsFrom);
  for (const image of nodes.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const link of nodes.querySelectorAll('a')) {
    const { textContent } = link;
    const href = hrefAt(address, link);
    link.replaceWith(...link.childNodes, ...(textContent.trim() === href ? [] : [` (${href})`]));
  }
  return nodes;
}
