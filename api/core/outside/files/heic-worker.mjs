// Decodes one HEIC in a thread of its own that ends with it, and sends its pixels; ends without where it cannot
// (heic.ts).
import { parentPort, workerData } from "node:worker_threads";
import load from "libheif-js/libheif-wasm/libheif-bundle.mjs";

const { content, limits } = workerData;
const PAGE = 65_536;
const COLORS = 3;

// Limits of a thread count objects only. A decoder that gets no more memory says so and gives up.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > limits.bytes) throw new RangeError("The image takes too much memory");
  return grow.call(this, pages);
};

const heif = load();
const context = heif.heif_context_alloc();
const { code } = heif.heif_context_read_from_memory(context, content);
if (code === heif.heif_error_code.heif_error_Ok) {
  const image = heif.heif_js_context_get_primary_image_handle(context);
  if (heif.heif_image_handle_get_width(image) * heif.heif_image_handle_get_height(image) <= limits.pixels) {
    const { channels = [] } = heif.heif_js_decode_image2(
      image,
      heif.heif_colorspace.heif_colorspace_RGB,
      heif.heif_chroma.heif_chroma_interleaved_RGB,
    );
    for (const { width, height, stride, data } of channels) {
      const pixels = new Uint8Array(width * height * COLORS);
      for (let y = 0; y < height; y++)
        pixels.set(data.subarray(y * stride, y * stride + width * COLORS), y * width * COLORS);
      parentPort.postMessage({ width, height, pixels }, [pixels.buffer]);
    }
  }
}
