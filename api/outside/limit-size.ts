import { Fault } from "#api/fault.ts";

/** Passes a stream on and breaks it off with the fault `tooLarge` as soon as it is longer than `most` bytes. */
export function limitSize(stream: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let length = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > most) throw new Fault("tooLarge");
      controller.enqueue(chunk);
    },
  });
  return stream.pipeThrough(count);
}
