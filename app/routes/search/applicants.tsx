import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { Applicants } from "#app/graphql/insurers/ft-vouchers.ts";
import { applicantOption } from "#app/http/ft-vouchers/ft-voucher-form.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";

/** Suggestions of a combobox: at most twenty physicians who ask for care on FT vouchers. */
export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, ftVoucherPages.applicantSuggestions);
  if (!q?.trim()) return Response.json({ options: [] });
  const { ftVoucherApplicants } = await load(args, Applicants, { term: q });
  return Response.json({ options: ftVoucherApplicants.map(applicantOption) });
}
