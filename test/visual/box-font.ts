/**
 * A font whose only glyph is a box. Machines have different fonts and draw the same one differently; with this one, lines
 * break alike everywhere, and pictures compare nothing but the layout.
 */

const UNITS = 1000;
/** The average width of Arial's letters. */
const ADVANCE = 500;
const BOX = { left: 60, bottom: 0, right: 440, top: 520 } as const;
const [ASCENT, DESCENT] = [900, 220];

type Kind = 1 | 2 | 4;

/** Big-endian numbers, one after another. */
function bytes(...fields: readonly (readonly [kind: Kind, ...values: readonly number[]])[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([kind, ...values]) =>
      values.map((value) => {
        const field = Buffer.alloc(kind);
        if (value < 0) field.writeIntBE(value, 0, kind);
        else field.writeUIntBE(value, 0, kind);
        return field;
      }),
    ),
  );
}

function box(): Buffer {
  const { left, bottom, right, top } = BOX;
  const [width, height] = [right - left, top - bottom];
  return bytes(
    [2, 1, left, bottom, right, top],
    // One contour, which ends at point 3; no instructions; four points on the curve.
    [2, 3, 0],
    [1, 1, 1, 1, 1],
    [2, left, 0, width, 0],
    [2, bottom, height, 0, -height],
  );
}

/** Format 13 maps a range of characters to one glyph; spaces stay blank. */
function characterMap(): Buffer {
  const groups: readonly (readonly [first: number, last: number, glyph: number])[] = [
    [0x20, 0x20, 2],
    [0x21, 0x10ffff, 1],
  ];
  return bytes(
    [2, 0, 1, 3, 10],
    [4, 12],
    [2, 13, 0],
    [4, 16 + 12 * groups.length, 0, groups.length, ...groups.flat()],
  );
}

function name(): Buffer {
  const text = Buffer.from('Boxes', 'latin1');
  const records = [1, 2, 4, 6].map((id) => bytes([2, 1, 0, 0, id, text.length, 0]));
  return Buffer.concat([bytes([2, 0, 4, 6 + 12 * 4]), ...records, text]);
}

function tables(): Readonly<Record<string, Buffer>> {
  const { left, bottom, right, top } = BOX;
  // The glyphs: for missing characters, the box, and the blank one.
  const outline = box();
  return {
    'OS/2': bytes(
      [2, 4, ADVANCE, 400, 5, 0],
      [2, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0],
      [1, ...Array<number>(10).fill(0)],
      [4, 1, 0, 0, 0],
      [1, 0x42, 0x4f, 0x58, 0x20],
      [2, 0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT],
      [4, 1, 0],
      [2, top, top, 0, 0x20, 0],
    ),
    cmap: characterMap(),
    glyf: Buffer.concat([outline, outline]),
    head: bytes(
      [4, 0x00010000, 0x00010000, 0, 0x5f0f3cf5],
      [2, 3, UNITS],
      [4, 0, 0, 0, 0],
      [2, left, bottom, right, top, 0, 8, 2, 1, 0],
    ),
    hhea: bytes(
      [4, 0x00010000],
      [2, ASCENT, -DESCENT, 0, ADVANCE, left, ADVANCE - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 3],
    ),
    hmtx: bytes([2, ADVANCE, left, ADVANCE, left, ADVANCE, 0]),
    loca: bytes([4, 0, outline.length, 2 * outline.length, 2 * outline.length]),
    maxp: bytes([4, 0x00010000], [2, 3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    name: name(),
    post: bytes([4, 0x00030000, 0], [2, -100, 50], [4, 1, 0, 0, 0, 0]),
  };
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function checksum(table: Buffer): number {
  const whole = padded(table);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The font as a TrueType file. */
export function boxFont(): Buffer {
  const entries = Object.entries(tables());
  const exponent = Math.floor(Math.log2(entries.length));
  const range = 16 * 2 ** exponent;
  const header = bytes([4, 0x00010000], [2, entries.length, range, exponent, 16 * entries.length - range]);
  let offset = header.length + 16 * entries.length;
  const directory = entries.map(([tag, table]) => {
    const record = Buffer.concat([
      Buffer.from(tag, 'latin1'),
      bytes([4, checksum(table), offset, table.length]),
    ]);
    offset += padded(table).length;
    return record;
  });
  return Buffer.concat([header, ...directory, ...entries.map(([, table]) => padded(table))]);
}
