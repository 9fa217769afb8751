import { page, withQueries } from "./page.ts";
import type { attachmentQueries } from "./queries/attachments.ts";

export const attachmentPages = withQueries<typeof attachmentQueries>()({
  attachmentNew: page("kartoteka/:uuid/nove-prilohy", "attachments/create"),
  attachmentUpload: page("kartoteka/:uuid/nove-prilohy/odeslat", "attachments/upload", "none"),
  attachment: page("kartoteka/priloha/:uuid", "attachments/show"),
  attachmentRemove: page("kartoteka/priloha/:uuid/odebrat", "attachments/remove"),
  file: page("api/app/file/:uuid", "attachments/file", "paper"),
});
