// A photograph from a telephone is larger than a request may be: it is made smaller before it is sent. Without this the
// server refuses it at its field, and the text stays.
const box = document.querySelector("[data-most-bytes]");
const field = box.querySelector("input[type=file]");
const status = box.querySelector("[role=status]");
const most = Number(box.dataset.mostBytes);
/** The longer sides that are tried, in pixels: a page of print is read well from the first. */
const SIDES = [2400, 1800, 1200, 800];
let working;

const say = (words, { name, size }) => {
  const megabytes = (size / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  status.textContent = words.replace("{{name}}", name).replace("{{size}}", megabytes);
};

/** A smaller picture, or null of a file that the browser does not show. */
async function shrunk(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    if (blob && blob.size <= most)
      return new File([blob], file.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" });
  }
  return null;
}

async function fit() {
  const [file] = field.files;
  status.textContent = "";
  if (!file || file.size <= most) return;
  const smaller = await shrunk(file);
  if (field.files[0] !== file) return;
  const chosen = new DataTransfer();
  if (smaller) chosen.items.add(smaller);
  field.files = chosen.files;
  say(smaller ? box.dataset.shrunk : box.dataset.tooLarge, smaller ?? file);
  return smaller;
}

field.addEventListener("change", () => {
  const mine = fit().finally(() => working === mine && (working = undefined));
  working = mine;
});
field.form?.addEventListener("submit", (event) => {
  if (!working) return;
  event.preventDefault();
  const { submitter } = event;
  working.then((smaller) => (smaller ? field.form.requestSubmit(submitter) : field.focus()));
});
// Chosen before this has come.
field.dispatchEvent(new Event("change"));
