import * as v from 'valibot';
import type { Answer } from './backend';
import { Fault } from './outcomes';

/** How many faults of one answer are named. */
const MAX_NAMED = 3;

/**
 * The JSON of a 200.
 *
 * @throws Fault
 */
export function contentOf({ status, json }: Answer): unknown {
  if (status !== 200) throw new Fault(`status ${status} instead of 200`);
  if (json === undefined) throw new Fault('the body is not JSON');
  return json;
}

/** The paths at which a value does not match, null when it matches. */
export function faultsOf(schema: v.GenericSchema, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  if (result.success) return null;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'the value itself');
  return [...new Set(paths)].join(', ');
}

/**
 * Checks a list.
 *
 * @param isIgnored for items that need not match
 * @returns the items that match
 * @throws Fault when the answer is no list, or an item does not match
 */
export function checkedList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  answer: Answer,
  isIgnored: (item: unknown) => boolean = () => false,
): v.InferOutput<TSchema>[] {
  const content = contentOf(answer);
  if (!Array.isArray(content)) throw new Fault('the answer is not a list');
  const wrong = content.flatMap((item: unknown, index) => {
    const faults = isIgnored(item) ? null : faultsOf(schema, item);
    return faults === null ? [] : [`item ${index} does not match at ${faults}`];
  });
  if (wrong.length > 0) {
    const more = wrong.length > MAX_NAMED ? ` and ${wrong.length - MAX_NAMED} more` : '';
    throw new Fault(`${wrong.slice(0, MAX_NAMED).join('; ')}${more}`);
  }
  return validItems(schema, answer);
}

/** The items that match the schema, as the site uses them; none from an answer that is no list. */
export function validItems<TSchema extends v.GenericSchema>(
  schema: TSchema,
  { status, json }: Answer,
): v.InferOutput<TSchema>[] {
  if (status !== 200 || !Array.isArray(json)) return [];
  return json.flatMap((item: unknown) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}

const codeSchema = v.object({ kod: v.string() });

/**
 * The `kod` of a refusal.
 *
 * @throws Fault when the application was not refused with 400 and a `kod`
 */
export function refusalCode({ status, json }: Answer): string {
  if (status !== 400) throw new Fault(`status ${status} instead of 400`);
  if (!v.is(codeSchema, json)) throw new Fault('the refusal has no "kod"');
  return json.kod;
}
