import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { serveFile } from "#api/downloads/serve-file.ts";
import { tokens, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { runJobs } from "../jobs.ts";

const shape = "id state done total fault missing madeAt keptUntil file { uuid name size } orderedBy { id }";

/** Copies of the cast's centre that are ordered, made and saved. */
export function copiesOf(api: Awaited<ReturnType<typeof testApi>>) {
  const order = (who: Role = "admin") => api.call(who, `mutation { centerCopyCreate { ${shape} } }`);
  const listed = async (who: Role = "admin") =>
    (await api.call(who, `{ centerCopies { ${shape} } }`)).data?.centerCopies;
  const copyOf = async (id: number) => (await listed()).find((copy: { id: number }) => copy.id === id);
  const save = (who: Role, uuid: string) =>
    serveFile(api.services, { token: tokens[who], address: "", requestId: randomUUID() }, uuid, { save: true });
  const made = async () => {
    const { id } = (await order()).data.centerCopyCreate;
    const mails = await runJobs(api);
    return { ...(await copyOf(id)), mails };
  };
  const unzipped = async ({ file }: { file: { uuid: string } }) =>
    unzipSync(new Uint8Array(await (await save("admin", file.uuid)).arrayBuffer()));
  return { order, listed, copyOf, save, made, unzipped };
}
