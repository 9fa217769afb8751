import { deflateRawSync } from "node:zlib";

/** A ZIP file of these parts; `unpacked` is what its directory claims each to be unpacked. */
export function archive(parts: Record<string, string | Uint8Array>, { unpacked }: { unpacked?: number } = {}): Uint8Array<ArrayBuffer> {
  const whole = Object.entries({ "[Content_Types].xml": "<Types/>", ...parts }).map(([name, content]) => ({ name: Buffer.from(name), content: Buffer.from(content) }));
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of whole) {
    const packed = deflateRawSync(content);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(unpacked ?? content.length, 18);
    about.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from("PK\x03\x04", "latin1"), about, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), about, rest, name);
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(whole.length, 8);
  end.writeUInt16LE(whole.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}
