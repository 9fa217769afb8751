import { text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const voucherPages = {
  voucherNew: page("kartoteka/:uuid/nova-permanentka", "vouchers/sell", {
    may: "procedureVoucher:sell",
  }),
  voucher: page("permanentky/:id", "vouchers/voucher", { may: "procedureVoucher:read", row: "voucher" }),
  voucherEdit: page("permanentky/:id/upravit", "vouchers/edit", {
    may: "procedureVoucher:change",
    row: "voucher",
  }),
  voucherTransfer: page("permanentky/:id/prevod", "vouchers/transfer", {
    may: "procedureVoucher:change",
    row: "voucher",
    query: { q: text },
  }),
  voucherTransferTo: page("permanentky/:id/prevod/:other", "vouchers/transfer-to", {
    may: "procedureVoucher:change",
    row: "voucher",
  }),
  voucherRefund: page("permanentky/:id/vraceni", "vouchers/refund", {
    may: "procedureVoucher:change",
    row: "voucher",
  }),
  voucherArchive: page("permanentky/:id/archivace", "vouchers/archive", {
    may: "procedureVoucher:change",
    row: "voucher",
  }),
};
