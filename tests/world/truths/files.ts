import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { World } from "../open-world.ts";

/** Every file has the bytes that it was stored with. */
export async function expectFiles(world: World) {
  const { storage } = world.api.services;
  for (const { uuid, sha256 } of await world.sql("select uuid, sha256 from files order by id")) {
    const { stream } = await storage.get(uuid);
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const hash = createHash("sha256").update(bytes).digest("hex");
    if (!world.hashes.has(uuid)) world.hashes.set(uuid, hash);
    expect([sha256, hash], `the hash of ${uuid}`).toEqual(Array(2).fill(world.hashes.get(uuid)));
  }
}
