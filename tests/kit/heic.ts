/**
 * A picture of 64 × 48 pixels as a bitstream of HEVC: quarters of red, green, blue and grey. It was made of raw pixels
 * by x265 3.5 (--ctu 16 --crf 22 --profile mainstillpicture --no-info), which has nothing in common with the decoder
 * that is tested.
 */
const stream = Buffer.from(
  "AAAAAUABDAH//wNwAAADAJAAAAMAAAMAHroCQAAAAAFCAQEDcAAAAwCQAAADAAADAB6gIIMWW6q8rgEAAAMD6AAAAwPoCAAAAAFEAcFzwYkAAAEoAa8fZb8g94TD/5QMf9X+/8r9B6GfHa+3//Yol/6AzcU4KX+VUjdEX7MQ4Wf/SGjh35OJH/all0b9EJX4mluOTxvkE0LyxdRs8IZlCG/fC8mS",
  "base64",
);
export const TILE = { width: 64, height: 48 };

const bytes = (size: 1 | 2 | 4, ...values: number[]) => {
  const all = Buffer.alloc(size * values.length);
  for (const [at, value] of values.entries()) all.writeUIntBE(value, at * size, size);
  return all;
};
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([bytes(4, content.length + 8), Buffer.from(type), content]);
};
/** With a version and flags. */
const fullBox = (type: string, versionAndFlags: number, ...parts: Buffer[]) =>
  box(type, bytes(4, versionAndFlags), ...parts);
const sized = (part: Buffer) => Buffer.concat([bytes(4, part.length), part]);

const [vps, sps, pps, slice] = stream
  .toString("latin1")
  .replaceAll("\0\0\0\x01", "\0\0\x01")
  .split("\0\0\x01")
  .slice(1)
  .map((unit) => Buffer.from(unit, "latin1")) as [Buffer, Buffer, Buffer, Buffer];
/**
 * The profile and the level are in the sequence's own parameters, after two zeros with a three that only distinguishes
 * them from a start.
 */
const profile = Buffer.from(sps.toString("latin1").replaceAll("\0\0\x03", "\0\0"), "latin1").subarray(3, 15);
const parameters = [vps, sps, pps].map((unit, at) =>
  Buffer.concat([bytes(1, 0xa0 + at), bytes(2, 1, unit.length), unit]),
);
const hvcC = box(
  "hvcC",
  bytes(1, 1),
  profile,
  bytes(2, 0xf000),
  bytes(1, 0xfc, 0xfd, 0xf8, 0xf8),
  bytes(2, 0),
  bytes(1, 0x0f, parameters.length),
  ...parameters,
);
const ispe = (width: number, height: number) => fullBox("ispe", 0, bytes(4, width, height));

type Made = {
  columns?: number;
  rows?: number;
  /** Quarters of a turn, against the clock. */ turns?: number;
  /** Position of the size in the file. */ says?: { width: number; height: number };
  /** Data that a camera adds to the picture: an Exif block, and XMP. */ exif?: Buffer;
  xmp?: string;
  /** The kind under which the Exif block is kept. */ exifType?: string;
};

/** A HEIC as phones write it: a grid of tiles, and how it is turned. Every tile is the same picture here. */
export function heic({
  columns = 1,
  rows = 1,
  turns = 0,
  says,
  exif,
  xmp,
  exifType = "Exif",
}: Made = {}): Buffer<ArrayBuffer> {
  const tiles = columns * rows;
  const whole = says ?? { width: columns * TILE.width, height: rows * TILE.height };
  const grid = Buffer.concat([bytes(1, 0, 1, rows - 1, columns - 1), bytes(4, whole.width, whole.height)]);
  const items = Array.from({ length: tiles }, (_, at) => at + 2);
  const infe = (id: number, type: string) => fullBox("infe", 0x02000000, bytes(2, id, 0), Buffer.from(`${type}\0`));
  const spoken = [
    ...(exif ? [{ id: tiles + 2, entry: infe(tiles + 2, exifType), content: Buffer.concat([bytes(4, 0), exif]) }] : []),
    ...(xmp ? [{ id: tiles + 3, entry: infe(tiles + 3, "mime\0application/rdf+xml"), content: Buffer.from(xmp) }] : []),
  ];
  const places = (dataAt: number) => {
    let at = dataAt + grid.length + slice.length + 4;
    return spoken.map(({ id, content }) =>
      Buffer.concat([bytes(2, id, 0, 1), bytes(4, (at += content.length) - content.length, content.length)]),
    );
  };
  const associations = [[1, 3, 4], ...items.map((id) => [id, 1, 2])];
  const meta = (dataAt: number) =>
    fullBox(
      "meta",
      0,
      fullBox("hdlr", 0, bytes(4, 0), Buffer.from("pict"), bytes(4, 0, 0, 0), bytes(1, 0)),
      fullBox("pitm", 0, bytes(2, 1)),
      fullBox(
        "iloc",
        0,
        bytes(1, 0x44, 0),
        bytes(2, tiles + 1 + spoken.length),
        ...[1, ...items].map((id) =>
          Buffer.concat([
            bytes(2, id, 0, 1),
            id === 1 ? bytes(4, dataAt, grid.length) : bytes(4, dataAt + grid.length, slice.length + 4),
          ]),
        ),
        ...places(dataAt),
      ),
      fullBox(
        "iinf",
        0,
        bytes(2, tiles + 1 + spoken.length),
        infe(1, "grid"),
        ...items.map((id) => infe(id, "hvc1")),
        ...spoken.map(({ entry }) => entry),
      ),
      fullBox(
        "iref",
        0,
        box("dimg", bytes(2, 1, tiles, ...items)),
        ...spoken.map(({ id }) => box("cdsc", bytes(2, id, 1, 1))),
      ),
      box(
        "iprp",
        box("ipco", hvcC, ispe(TILE.width, TILE.height), ispe(whole.width, whole.height), box("irot", bytes(1, turns))),
        fullBox(
          "ipma",
          0,
          bytes(4, tiles + 1),
          ...associations.map(([id, ...of]) =>
            Buffer.concat([bytes(2, id!), bytes(1, of.length, ...of.map((one) => one | 0x80))]),
          ),
        ),
      ),
    );
  const kind = box("ftyp", Buffer.from("heic"), bytes(4, 0), Buffer.from("mif1heic"));
  const dataAt = kind.length + meta(0).length + 8;
  return Buffer.concat([kind, meta(dataAt), box("mdat", grid, sized(slice), ...spoken.map(({ content }) => content))]);
}
