import { expect, test } from "vitest";
import { isStrange, roughAddress } from "./strange-login.ts";

const office = { device: "Firefox, Windows", address: "90.180.1.7" };
const phone = { device: "Safari, iPhone", address: "2a00:1028:8388:1::/64" };

test("a login is strange by its device or its network, and familiar where both were used lately", () => {
  const earlier = [office, phone];
  expect(isStrange(office, earlier, false)).toBe(false);
  expect(isStrange({ ...phone, address: "90.180.200.9" }, earlier, false)).toBe(false);
  expect(isStrange({ ...phone, address: "2a00:1028:1:1::/64" }, earlier, false)).toBe(false);
  expect(isStrange({ ...office, address: "91.180.1.7" }, earlier, false)).toBe(true);
  expect(isStrange({ ...office, device: "Chrome, Windows" }, earlier, false)).toBe(true);
  expect(isStrange({ ...office, device: null }, earlier, false)).toBe(true);
});

test("the first login of a new account is familiar, that of an account unused for long is not", () => {
  expect([isStrange(office, [], true), isStrange(office, [], false)]).toEqual([false, true]);
});

test("a rough address reveals the provider's network alone", () => {
  expect(["90.180.1.7", "2a00:1028:8388:1::/64", "unknown", "::1"].map(roughAddress)).toEqual([
    "90.180.…",
    "2a00:1028:…",
    "unknown",
    "::…",
  ]);
});
