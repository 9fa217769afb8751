import { deflateRawSync } from "node:zlib";

/** The fields that a header of a ZIP file has for a part. */
type Said = { name: string; flags: number; method: number; packed: number; unpacked: number; extra: Uint8Array };
type Listed = Said & { offset: number };
type Part = { name: string; content: string | Uint8Array; stored?: boolean; said?: Partial<Said>; after?: Uint8Array };
type Bent = {
  unpacked?: number;
  bend?: (directory: Listed[]) => Listed[];
  beforeEnd?: (count: number, length: number, start: number) => Uint8Array;
};

/** A ZIP file of these parts; `unpacked` is the size that their headers claim, `bend` changes the directory. */
export function archive(
  parts: Record<string, string | Uint8Array> | Part[],
  { unpacked, bend = (directory) => directory, beforeEnd = () => Buffer.alloc(0) }: Bent = {},
): Uint8Array<ArrayBuffer> {
  const whole: Part[] = Array.isArray(parts)
    ? parts
    : Object.entries({ "[Content_Types].xml": "<Types/>", ...parts }).map(([name, content]) => ({ name, content }));
  const listed: Listed[] = [];
  const bodies: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, stored, said, after = new Uint8Array() } of whole) {
    const bytes = stored ? Buffer.from(content) : deflateRawSync(content);
    const part = {
      name,
      flags: 0,
      method: stored ? 0 : 8,
      packed: bytes.length,
      unpacked: unpacked ?? Buffer.from(content).length,
      extra: new Uint8Array(),
      ...said,
    };
    listed.push({ ...part, offset: at });
    const body = Buffer.concat([
      Buffer.from("PK\x03\x04", "latin1"),
      headerOf(part),
      Buffer.from(name),
      part.extra,
      bytes,
      after,
    ]);
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(
    bend(listed).map((part) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(part.offset, 10);
      return Buffer.concat([
        Buffer.from("PK\x01\x02\x14\x00", "latin1"),
        headerOf(part),
        rest,
        Buffer.from(part.name),
        part.extra,
      ]);
    }),
  );
  const count = bend(listed).length;
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, directory, beforeEnd(count, directory.length, at), end]));
}

/** The fields that both headers share. */
function headerOf({ name, flags, method, packed, unpacked, extra }: Said): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(unpacked, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  header.writeUInt16LE(extra.length, 24);
  return header;
}

/** The extra field with numbers too large for a header, and the end record of archives that have such. */
export const largeNumbers = (...numbers: number[]): Uint8Array => {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  return field;
};
export const largeEnd = (count: number, length: number, start: number): Uint8Array => {
  const end = Buffer.alloc(76);
  end.write("PK\x06\x06", "latin1");
  end.writeBigUInt64LE(44n, 4);
  for (const [index, number] of [count, count, length, start].entries())
    end.writeBigUInt64LE(BigInt(number), 24 + 8 * index);
  end.write("PK\x06\x07", 56, "latin1");
  end.writeBigUInt64LE(BigInt(start + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
};
