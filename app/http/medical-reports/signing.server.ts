import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { AskedProof, SignReport } from "#app/graphql/care/signing.ts";
import type { Args } from "../request/context.ts";
import { sendReauthentication } from "../session/reauthenticate.server.ts";

/** The authentication that signing requires, and whether the user lacks it. */
export async function askedProof(args: Args) {
  const { me, secondFactor } = await load(args, AskedProof);
  const proof = me.profile!.medicalCenter!.signingProof;
  return { proof, lacking: proof === "CODE" && secondFactor.since === null };
}

/**
 * Signs; answers the number of recovery codes left, where one of them was consumed, and whether the report corrects one
 * with operations for an insurer.
 */
export async function signReport(args: Args, report: { medicalReport: number; version: number }, form: FormData) {
  const sign = () => call(args, SignReport, report);
  const left = await sendReauthentication(args, form).catch(async (refused: unknown) => {
    // Of a form sent twice at once the first has used the code; its signature, by the same key, is that of both.
    await sign().catch(() => {
      throw refused;
    });
    return null;
  });
  const { correctionOf, department } = (await sign()).medicalReportSetSigned;
  return { left, correctsCoding: correctionOf !== null && department !== null };
}
