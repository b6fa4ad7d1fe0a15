import * as v from 'valibot';
import { type DroppedItem, tolerantList } from './tolerantList';

const part = v.object({ name: v.string(), note: v.nullish(v.string(), null) });
const item = v.object({ id: v.number(), inner: part, parts: v.optional(v.array(part)) });

function parse(input: unknown) {
  const dropped: DroppedItem[] = [];
  const result = v.safeParse(
    tolerantList(item, (one) => dropped.push(one)),
    input,
  );
  return { result, dropped };
}

const good = { id: 1, inner: { name: 'a', note: null } };

test('keeps valid items and the keys that the schema does not name', () => {
  const inner = { name: 'a', extra: { deep: true } };
  const extended = { id: 1, extra: [1], inner, parts: [inner, { ...inner, extra: 2 }] };
  const { result, dropped } = parse([extended, good]);
  const read = { ...inner, note: null };
  const parts = [read, { ...read, extra: 2 }];
  expect(result.output).toEqual([{ ...extended, inner: read, parts }, good]);
  expect(dropped).toEqual([]);
});

test('drops an invalid item and reports its index and paths, never its values', () => {
  const { result, dropped } = parse([good, { id: 'secret', inner: { name: 5 } }, null, good]);
  expect(result).toMatchObject({ success: true, output: [good, good] });
  expect(dropped).toEqual([
    { index: 1, paths: ['id', 'inner.name'] },
    { index: 2, paths: [''] },
  ]);
});

test('a complete list with an invalid item is invalid', () => {
  const complete = tolerantList(item, () => undefined, { complete: true });
  expect(v.is(complete, [good, null])).toBe(false);
  expect(v.is(complete, [good])).toBe(true);
  expect(v.is(complete, [])).toBe(true);
});

test('accepts an empty list', () => {
  expect(parse([]).result).toMatchObject({ success: true, output: [] });
});

test('rejects a list of invalid items only, and reports each', () => {
  const { result, dropped } = parse([null, 'x']);
  expect(result.success).toBe(false);
  expect(parse([null]).result.success).toBe(false);
  expect(dropped.map(({ index }) => index)).toEqual([0, 1]);
});

test.each([null, {}, 'text', undefined])('rejects %j', (input) => {
  expect(parse(input).result.success).toBe(false);
});
