import { expect, test } from "vitest";
import { callerAddress, networkOf } from "./caller.ts";

test("the address behind trusted proxies is the one the outermost of them saw", () => {
  const headers = new Headers({ "x-forwarded-for": "6.6.6.6, 203.0.113.7" });
  expect(callerAddress(headers, "10.0.0.1", 0)).toBe("10.0.0.1");
  expect(callerAddress(headers, "10.0.0.1", 1)).toBe("203.0.113.7");
  expect(callerAddress(new Headers(), "10.0.0.1", 1)).toBe("10.0.0.1");
});

test("the port that a proxy adds to the address it saw does not count", () => {
  const seen = (entry: string) => callerAddress(new Headers({ "x-forwarded-for": entry }), "10.0.0.1", 1);
  expect(["203.0.113.7:51234", "203.0.113.7", "[2001:db8::1]:443", "[2001:db8::1]", "2001:db8::1"].map(seen)).toEqual([
    "203.0.113.7",
    "203.0.113.7",
    "2001:db8::1",
    "2001:db8::1",
    "2001:db8::1",
  ]);
});

test("an IPv6 network counts as one, and an IPv4 address is the same where it is mapped", () => {
  const same = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:0:0:0:1%eth0"].map(networkOf);
  expect(same).toEqual(Array(3).fill("2001:db8:1:2::/64"));
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(["::1", "fe80::1"].map(networkOf)).toEqual(["0:0:0:0::/64", "fe80:0:0:0::/64"]);
  expect(["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107"].map(networkOf)).toEqual(
    Array(3).fill("203.0.113.7"),
  );
  expect(["unknown", "42", "dana@lipa.example"].map(networkOf)).toEqual(["unknown", "42", "dana@lipa.example"]);
});
