import { page, withQueries } from "./page.ts";
import type { voucherQueries } from "./queries/vouchers.ts";

export const voucherPages = withQueries<typeof voucherQueries>()({
  voucherNew: page("kartoteka/:uuid/nova-permanentka", "vouchers/sell"),
  voucher: page("permanentky/:id", "vouchers/voucher"),
  voucherEdit: page("permanentky/:id/upravit", "vouchers/edit"),
  voucherTransfer: page("permanentky/:id/prevod", "vouchers/transfer"),
  voucherTransferTo: page("permanentky/:id/prevod/:other", "vouchers/transfer-to"),
  voucherRefund: page("permanentky/:id/vraceni", "vouchers/refund"),
  voucherArchive: page("permanentky/:id/archivace", "vouchers/archive"),
});
