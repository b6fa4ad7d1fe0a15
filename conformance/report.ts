import { shownReference } from '../src/domain/referenceNumber';
import type { Backend } from './backend';
import type { Finding } from './rule';
import { TEST_EMAIL } from './testApplications';

const MARKS = {
  holds: 'ok',
  broken: 'BROKEN',
  advice: 'advice',
  'not offered': 'not offered',
  'not checked': 'not checked',
} as const;

const WIDTH = Math.max(...Object.values(MARKS).map((mark) => mark.length));

/** A finding as a line of the console; `before` is the finding of the line above. */
export function lineOf({ rule, outcome, detail }: Finding, before: Finding | null): string {
  const heading = before?.rule.call === rule.call ? '' : `\n${rule.call}\n`;
  const reason = detail === '' ? '' : `: ${detail}`;
  const source = outcome === 'broken' || outcome === 'advice' ? ` (${rule.source})` : '';
  return `${heading}  ${MARKS[outcome].padEnd(WIDTH)}  ${rule.name}${reason}${source}\n`;
}

/** The counts, and what was stored. */
export function summaryOf(findings: readonly Finding[], { stored }: Backend): string {
  const counts = (['holds', 'broken', 'advice', 'not offered', 'not checked'] as const)
    .map((outcome) => [findings.filter((one) => one.outcome === outcome).length, outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => (outcome === 'holds' ? `${count} hold` : `${count} ${outcome}`));
  const numbers = Array.from(stored.values(), shownReference).join(', ');
  const applications =
    numbers === '' ? '' : ` Test applications of ${TEST_EMAIL} were stored: ${numbers}.`;
  return `${counts.join(', ')}.${applications}`;
}
