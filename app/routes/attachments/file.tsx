import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { fileHref } from "#app/paths/href.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";

export const handle: PageHandle = { i18n: ["attachments"], title: "attachments:file" };

export function loader(args: LoaderFunctionArgs) {
  const { picture } = queryOf(args, attachmentPages.file);
  return fileHref(args.params.uuid!, picture ? "picture" : undefined);
}

/** A stored file in a window of its own, which it leaves with its session and with its desk, as prints do. */
export default function FilePage() {
  const src = useLoaderData<typeof loader>();
  const { t } = useTranslation("attachments");
  return <iframe className="whole preview" src={src} title={t("file")} />;
}
