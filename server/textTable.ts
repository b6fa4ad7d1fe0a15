/** Narrower columns say nothing. */
const LEAST_WIDTH = 8;

const lengthOf = (text: string) => Array.from(text).length;

const shortened = (text: string, width: number) =>
  lengthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join('')}…`;

/** Takes from the widest columns until a row fits. */
function fitting(widths: readonly number[], room: number): number[] {
  const narrow = [...widths];
  for (;;) {
    const sum = narrow.reduce((total, width) => total + width, 0);
    const widest = Math.max(...narrow);
    if (sum <= room || widest <= LEAST_WIDTH) return narrow;
    narrow[narrow.indexOf(widest)] = widest - 1;
  }
}

const GAP = '  ';

/**
 * Rows as lines of a table.
 *
 * @param columns of a terminal, in which longer cells are shortened; without one nothing is
 */
export function textTable(rows: readonly (readonly string[])[], columns = Infinity): string {
  const [first = []] = rows;
  const widths = first.map((_cell, index) =>
    Math.max(...rows.map((row) => lengthOf(row[index] ?? ''))),
  );
  const fitted = fitting(widths, columns - GAP.length * (widths.length - 1));
  const lines = rows.map((row) =>
    row
      .map((cell, index) => {
        const width = fitted[index] ?? 0;
        const text = shortened(cell, width);
        return text + ' '.repeat(width - lengthOf(text));
      })
      .join(GAP),
  );
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
