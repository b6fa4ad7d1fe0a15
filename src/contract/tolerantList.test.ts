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

test('good items stay, stripped of what the schema does not know', () => {
  const { result, dropped } = parse([{ ...good, extra: true }, good]);
  expect(result).toMatchObject({ success: true, output: [good, good] });
  expect(dropped).toEqual([]);
});

test('a bad item is left out and reported by its place and paths, never by its values', () => {
  const { result, dropped } = parse([good, { id: 'secret', inner: { name: 5 } }, null, good]);
  expect(result).toMatchObject({ success: true, output: [good, good] });
  expect(dropped).toEqual([
    { index: 1, paths: ['id', 'inner.name'] },
    { index: 2, paths: [''] },
  ]);
});

test('an empty list fits', () => {
  expect(parse([]).result).toMatchObject({ success: true, output: [] });
});

test('a list of only bad items does not fit, and each is reported', () => {
  const { result, dropped } = parse([null, 'x']);
  expect(result.success).toBe(false);
  expect(parse([null]).result.success).toBe(false);
  expect(dropped.map(({ index }) => index)).toEqual([0, 1]);
});

test.each([null, {}, 'text', undefined])('%j is no list', (input) => {
  expect(parse(input).result.success).toBe(false);
});
