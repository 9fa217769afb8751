import { api } from "#app/graphql/client.server.ts";
import { SignReport } from "#app/graphql/reports.ts";
import { AskedProof, ConfirmCode, ConfirmPassword } from "#app/graphql/signing.ts";
import type { Args } from "./context.ts";

/** What the centre asks of whoever signs, and whether they lack it. */
export async function askedProof(args: Args) {
  const { me, secondFactor } = await api(args, AskedProof);
  const proof = me.profile!.medicalCenter!.signingProof;
  return { proof, lacking: proof === "CODE" && secondFactor.since === null };
}

/**
 * Signs; the proof that the form brings is given apart, so that wrong ones are counted. Answers how many recovery codes are
 * left, where one of them was taken.
 */
export async function signReport(args: Args, report: { medicalReport: number; version: number }, form: FormData): Promise<number | null> {
  const [password, code] = [form.get("password"), form.get("code")];
  if (typeof password === "string") await api(args, ConfirmPassword, { password });
  const left = typeof code === "string" ? (await api(args, ConfirmCode, { code })).codeConfirm : null;
  await api(args, SignReport, report);
  return left;
}
