import * as v from 'valibot';
import { tolerantList, type DroppedItem } from './tolerantList';

const item = v.object({ id: v.number(), inner: v.object({ name: v.string() }) });

function parse(input: unknown) {
  const dropped: DroppedItem[] = [];
  const result = v.safeParse(
    tolerantList(item, (one) => dropped.push(one)),
    input,
  );
  return { result, dropped };
}

const good = { id: 1, inner: { name: 'a' } };

test('keeps valid items without unknown keys', () => {
  const { result, dropped } = parse([{ ...good, extra: true }, good]);
  expect(result).toMatchObject({ success: true, output: [good, good] });
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
