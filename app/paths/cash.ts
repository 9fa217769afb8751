import { page, withQueries } from "./page.ts";
import type { cashQueries } from "./queries/cash.ts";

export const cashPages = withQueries<typeof cashQueries>()({
  cashBook: page("pokladna", "cash/book"),
  cashBookPrint: page("pokladna/tisk", "cash/print-book", "paper"),
  cashEntryNew: page("pokladna/pohyb", "cash/create-entry"),
  cashClose: page("pokladna/uzaverka", "cash/close"),
  cashReceipt: page("pokladna/doklad/:id", "cash/receipt", "paper"),
  cashBoxes: page("nastaveni/zdravotnicke-zarizeni/pokladny", "cash/boxes"),
  cashBoxNew: page("pokladny/nova", "cash/create-box"),
  cashBox: page("pokladny/:id", "cash/edit-box"),
  cashBoxArchive: page("pokladny/:id/archivace", "cash/archive-box"),
});
