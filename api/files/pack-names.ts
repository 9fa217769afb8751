/** Names in large buffers: client-zip keeps each until the end, and a small buffer takes several times its size. */
export function packNames(): (name: string) => Uint8Array {
  const encoder = new TextEncoder();
  let [block, end] = [new Uint8Array(0), 0];
  return (name) => {
    const size = Buffer.byteLength(name);
    if (end + size > block.length) [block, end] = [new Uint8Array(65_536), 0];
    const place = block.subarray(end, (end += size));
    encoder.encodeInto(name, place);
    return place;
  };
}
