import { Fragment, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, RawIntlProvider, type IntlShape } from 'react-intl';
import type { SignedApplication } from '../contract/receipt';
import type { CopySection } from '../domain/applicationCopy';
import { shownReference } from '../domain/referenceNumber';
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
  checkedAt: string;
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

/** Of the key and the signature, so many characters are enough to tell them apart. */
const KEY_SHOWN = 8;
const SIGNATURE_SHOWN = 16;

/** Of the title, of the sections and of their texts, by the level of the title. */
const HEADINGS = { 1: ['h1', 'h2', 'h3'], 2: ['h2', 'h3', 'h4'] } as const;

/**
 * The copy of an application: on paper, in the downloaded file, and on the page. One table, as browsers repeat its head
 * at the top of each printed page.
 */
export function CopyDocument(props: CopyDocumentProps) {
  const { intl, sections, signed, identity, sanitise, level, className = '' } = props;
  const { reference, savedAt, institution, checkedAt } = identity;
  const receipt = signed?.potwierdzenie;
  const [Title, SectionTitle, TextTitle] = HEADINGS[level];
  return (
    <RawIntlProvider value={intl}>
      <article className={`ApplicationCopy ${className}`.trim()} lang={intl.locale}>
        <Title>
          <FormattedMessage id="zakonczenie.kopia.tytul" />
        </Title>
        <table>
          <thead>
            <tr>
              <td colSpan={2}>
                <strong>{receipt?.teksty.uczelnia ?? institution}</strong>
                {' · '}
                <FormattedMessage id="zakonczenie.numer" />{' '}
                <strong>{shownReference(reference)}</strong>
                {' · '}
                <FormattedMessage id="zakonczenie.zapisano" /> <SavedAt instant={savedAt} />
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
                    <tr>
                      <th scope="row">{item.label}</th>
                      <td>{item.value}</td>
                    </tr>
                  ) : (
                    <tr data-text>
                      <td colSpan={2}>
                        {item.title !== null && <TextTitle>{item.title}</TextTitle>}
                        {item.answer !== null && <p data-answer>{item.answer}</p>}
                        {item.body !== null && (
                          <Body body={item.body} sanitise={sanitise} headingsFrom={level + 3} />
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
                  <FormattedMessage
                    id="zakonczenie.kopia.poswiadczenie"
                    values={{
                      klucz: receipt.klucz.slice(0, KEY_SHOWN),
                      podpis: receipt.podpis.slice(0, SIGNATURE_SHOWN),
                      adres: checkedAt,
                    }}
                  />
                </td>
              </tr>
            )}
            <tr data-signature>
              <td colSpan={2}>
                <p>
                  <FormattedMessage id="zakonczenie.kopia.miejscowosc_data" />
                </p>
                <p>
                  <FormattedMessage id="zakonczenie.kopia.podpis" />
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </article>
    </RawIntlProvider>
  );
}

interface BodyProps {
  body: { html: string } | { plain: string };
  sanitise: Sanitise | null;
  headingsFrom: number;
}

function Body({ body, sanitise, headingsFrom }: BodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const html = 'html' in body && sanitise !== null ? body.html : null;
  useLayoutEffect(() => {
    if (html === null || sanitise === null) return;
    const nodes = sanitise(html, headingsFrom);
    spellOut(nodes);
    box.current?.replaceChildren(nodes);
  }, [html, sanitise, headingsFrom]);
  if (html !== null) return <div ref={box} />;
  return <p>{'html' in body ? body.html.replace(/<[^>]*>/g, ' ') : body.plain}</p>;
}

/** Replaces what paper and a file cannot show: links by their text and address, images by their text. */
export function spellOut(nodes: DocumentFragment): void {
  for (const image of nodes.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const link of nodes.querySelectorAll('a')) {
    const { textContent, href } = link;
    link.replaceWith(...link.childNodes, ...(textContent.trim() === href ? [] : [` (${href})`]));
  }
}
