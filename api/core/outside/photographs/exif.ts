const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/**
 * The orientation of a picture by its Exif block (without the mark before it); 1, upright, where the block says nothing
 * readable of it.
 */
export function orientationOf(exif: Buffer): number {
  try {
    const order = exif.toString("latin1", 0, 4);
    if (order !== "II*\0" && order !== "MM\0*") return 1;
    const u16 = (at: number) => (order === "II*\0" ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
    const u32 = (at: number) => (order === "II*\0" ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
    const directory = u32(4);
    const entries = Array.from({ length: u16(directory) }, (_, index) => directory + 2 + index * ENTRY);
    const entry = entries.find((at) => u16(at) === ORIENTATION && u16(at + 2) === SHORT);
    const orientation = entry === undefined ? 1 : u16(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** An Exif block with the orientation only. */
export function exifOf(orientation: number): Buffer {
  const block = Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", "latin1");
  block.writeUInt16BE(orientation, 18);
  return block;
}
