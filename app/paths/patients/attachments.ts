import { one, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const attachmentPages = {
  attachmentNew: page("kartoteka/:uuid/nove-prilohy", "attachments/create", {
    query: { report: naming("report", text) },
  }),
  attachmentUpload: page("kartoteka/:uuid/nove-prilohy/odeslat", "attachments/upload", {
    layout: "none",
    query: { report: naming("report", text) },
  }),
  attachment: page("kartoteka/priloha/:uuid", "attachments/show", { row: "attachment" }),
  attachmentRemove: page("kartoteka/priloha/:uuid/odebrat", "attachments/remove", { row: "attachment" }),
  file: page("api/app/file/:uuid", "attachments/file", { layout: "print", query: { picture: one } }),
};
