import { eq } from "drizzle-orm";
import { z } from "zod";
import { bind, type Services } from "../../context.ts";
import { invoices } from "../../db/tables/invoices.ts";
import { storedPdf } from "../../../invoices/pdf/store-pdf.ts";
import type { Handler } from "../../queue/queue.ts";
import { jobContext } from "../job-context.ts";

const Issued = z.object({ invoice: z.int(), medicalCenterId: z.int() });

/** Stores the PDF of an issued invoice, if nobody has asked for it before; repeating it changes nothing. */
export const storeInvoiceJob =
  (services: Services): Handler =>
  async (payload) => {
    const { invoice: id, medicalCenterId } = Issued.parse(payload);
    await services.db.transaction(async (db) => {
      await bind(db, null, medicalCenterId);
      const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
      if (invoice) await storedPdf({ ...jobContext(services), db, profile: { medicalCenterId } }, invoice);
    });
  };
