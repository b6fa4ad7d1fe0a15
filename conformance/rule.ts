import type { Backend } from './backend';
import { BackendStopped, Fault, NoAnswer, NotChecked, NotOffered } from './outcomes';

/**
 * One rule of the contract.
 *
 * - `name`: what holds, unique
 * - `call`: which call it is about
 * - `source`: the document and the heading that demand it
 * - `needs`: the option without which it is not checked
 * - `isAdvice`: the site works with a backend that breaks it
 */
export interface Rule {
  name: string;
  call: string;
  source: string;
  needs?: 'write' | 'origin' | undefined;
  isAdvice?: true | undefined;
  /** @throws Fault, NotOffered or NotChecked unless the rule holds */
  check: (backend: Backend) => Promise<void>;
}

/** `detail` is empty for a rule that holds. */
export interface Finding {
  rule: Rule;
  outcome: 'holds' | 'broken' | 'advice' | 'not offered' | 'not checked';
  detail: string;
}

/** @throws BackendStopped where the backend answers nothing any more */
async function checkAlive(backend: Backend, { name }: Rule, { message }: NoAnswer): Promise<void> {
  try {
    await backend.read('dks', {});
  } catch (cause) {
    const reason = `The backend stopped answering at "${name}": ${message}`;
    throw new BackendStopped(reason, { cause });
  }
}

async function findingOf(rule: Rule, backend: Backend): Promise<Finding> {
  const { write, origin } = backend.settings;
  if (rule.needs === 'write' && !write) {
    return { rule, outcome: 'not checked', detail: 'needs --write' };
  }
  if (rule.needs === 'origin' && origin === null) {
    return { rule, outcome: 'not checked', detail: 'needs --origin' };
  }
  try {
    await rule.check(backend);
    return { rule, outcome: 'holds', detail: '' };
  } catch (error) {
    if (error instanceof NoAnswer) await checkAlive(backend, rule, error);
    if (error instanceof Fault) {
      return { rule, outcome: rule.isAdvice ? 'advice' : 'broken', detail: error.message };
    }
    if (error instanceof NotOffered) return { rule, outcome: 'not offered', detail: error.message };
    if (error instanceof NotChecked) return { rule, outcome: 'not checked', detail: error.message };
    throw error;
  }
}

/** Checks the rules one after the other, so that a backend is never under load. */
export async function* checkRules(
  rules: readonly Rule[],
  backend: Backend,
): AsyncGenerator<Finding> {
  for (const rule of rules) yield await findingOf(rule, backend);
}
