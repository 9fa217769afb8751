import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paymentCodeOf } from "#api/payments/code/payment-code.ts";
import { qrCode } from "#app/http/documents/qr-code.server.ts";

const asked = { amount: 95_050, variableSymbol: "2026001", message: "Faktura 2026001", payee: "Rehabilitace U Lípy" };

test.each([
  ["CZ2806000000000168540115", "CZK"],
  ["SK9611000000002918599669", "EUR"],
  ["AT611904300234573201", "EUR"],
])("a reader of QR codes reads the payment to %s in %s", async (iban, currency) => {
  const { text } = paymentCodeOf({ ...asked, iban, currency })!;
  const { size, path } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
});
