import './copy.css';
import { Fragment, useCallback } from 'react';
import type { IntlShape } from 'react-intl';
import { shownReference } from '../domain/referenceNumber';
import type { MessageId } from '../intl/messages';
import { sanitise } from '../ui/sanitise';
import type { CopySection } from './copyFields';
import { SavedAt } from './SavedAt';

export interface SentCopy {
  /** The messages of the form's language, which the page may have left. */
  intl: IntlShape;
  sections: readonly CopySection[];
  /** True when the candidate was under 18 when it was sent. */
  minor: boolean;
}

/** The facts that identify the copy. */
export interface CopyIdentity {
  reference: string;
  /** ISO instant in UTC. */
  savedAt: string;
  institution: string;
  /** The address of the page that shows the state of the application; null without one. */
  stateAddress: string | null;
}

interface CopyDocumentProps extends SentCopy {
  identity: CopyIdentity;
  /** Level of the title; those below follow. */
  level: 1 | 2;
  className?: string;
}

/** The elements of the title, of the sections and of their texts, by the level of the title. */
const HEADINGS = { 1: ['h1', 'h2', 'h3'], 2: ['h2', 'h3', 'h4'] } as const;

/** The copy of an application. One table, as browsers repeat its head at the top of each printed page. */
export function CopyDocument(props: CopyDocumentProps) {
  const { intl, sections, minor, identity, level, className = '' } = props;
  const { reference, savedAt, institution, stateAddress } = identity;
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
                <strong>{institution}</strong>
              </span>
              {' · '}
              <span data-line>
                {translate('zakonczenie.numer')}{' '}
                <strong translate="no">{shownReference(reference)}</strong>
              </span>
              {' · '}
              <span data-line>
                {translate('zakonczenie.zapisano')} <SavedAt instant={savedAt} />
              </span>
              {stateAddress !== null && (
                <>
                  {' · '}
                  <span>
                    {translate('zakonczenie.kopia.stan')} {stateAddress}
                  </span>
                </>
              )}
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
                        // One level below the titles of the texts.
                        <Body body={item.body} headingsFrom={level + 3} />
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
          <tr data-signature>
            <td colSpan={2}>
              <p>{translate('zakonczenie.kopia.miejscowosc_data')}</p>
              <p>{translate('zakonczenie.kopia.podpis')}</p>
              {minor && (
                <>
                  <p>{translate('zakonczenie.kopia.miejscowosc_data')}</p>
                  <p>{translate('zakonczenie.kopia.podpis_opiekuna')}</p>
                </>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

interface BodyProps {
  body: { html: string } | { plain: string };
  headingsFrom: number;
}

function Body({ body, headingsFrom }: BodyProps) {
  const html = 'html' in body ? body.html : null;
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      if (html !== null) box?.replaceChildren(spelledOut(sanitise(html, headingsFrom)));
    },
    [html, headingsFrom],
  );
  return 'html' in body ? <div ref={fill} /> : <p>{body.plain}</p>;
}

/** The institution's text as paper and a file can show it: links by their text and address, images by their text. */
function spelledOut(nodes: DocumentFragment): DocumentFragment {
  for (const image of nodes.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const link of nodes.querySelectorAll('a')) {
    const { href, textContent } = link;
    link.replaceWith(...link.childNodes, ...(textContent.trim() === href ? [] : [` (${href})`]));
  }
  return nodes;
}
