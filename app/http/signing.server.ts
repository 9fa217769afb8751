import { api } from "#app/graphql/client.server.ts";
import { SignReport } from "#app/graphql/reports.ts";
import { AskedProof } from "#app/graphql/signing.ts";
import type { Args } from "./context.ts";
import { giveProof } from "./prove-again.server.ts";

/** What the centre asks of whoever signs, and whether they lack it. */
export async function askedProof(args: Args) {
  const { me, secondFactor } = await api(args, AskedProof);
  const proof = me.profile!.medicalCenter!.signingProof;
  return { proof, lacking: proof === "CODE" && secondFactor.since === null };
}

/** Signs; answers how many recovery codes are left, where one of them was taken. */
export async function signReport(
  args: Args,
  report: { medicalReport: number; version: number },
  form: FormData,
): Promise<number | null> {
  const left = await giveProof(args, form);
  await api(args, SignReport, report);
  return left;
}
