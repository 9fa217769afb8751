import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { attachFiles } from "#app/http/attachments/attachments.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";

export const loader = (args: LoaderFunctionArgs) =>
  redirect(
    hrefHere(args, attachmentPages.attachmentNew, {
      uuid: args.params.uuid!,
      ...queryOf(args, attachmentPages.attachmentUpload),
    }),
  );

/** The same form sent by a script that shows how far it is: where to go then, or which files were refused. */
export async function action(args: ActionFunctionArgs) {
  const answer = await attachFiles(args);
  if (answer instanceof Response)
    return Response.json(
      { href: answer.headers.get("location") },
      { headers: { "set-cookie": answer.headers.get("set-cookie") ?? "" } },
    );
  const { result, details } = answer.data;
  return Response.json(
    { files: result.error?.files ?? [], attached: details.attached },
    { status: answer.init?.status },
  );
}
