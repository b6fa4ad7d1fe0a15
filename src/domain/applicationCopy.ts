/** A line of the copy: a label of the form, and the value as people read it; one line of the value per answer. */
interface CopyLine {
  kind: 'line';
  label: string;
  value: string;
}

/** A text of the institution: the information above questions, or a consent with the candidate's answer. */
interface CopyText {
  kind: 'text';
  title: string | null;
  answer: string | null;
  /** Unsanitised HTML, or plain text. */
  body: { html: string } | { plain: string } | null;
}

/** A section of the copy of an application, in the language and the words of the form. */
export interface CopySection {
  title: string;
  items: readonly (CopyLine | CopyText)[];
}

/** How the copy writes when it was saved: in the institution's time zone, whatever the candidate's is. */
export const SAVED_AT = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
} as const;
