import type { Db } from "#api/core/db/client.ts";
import { paymentEntries } from "#api/core/db/tables/payment-entries.ts";
import { paymentItems } from "#api/core/db/tables/payment-items.ts";
import { payments } from "#api/core/db/tables/payments.ts";
import { ids, now } from "./people.ts";

/** Payments: of Jana and Anna, owed, of Karel, paid, and one of another centre. */
export async function loadPayments(db: Db) {
  const { jana, karel, foreign, anna } = ids.payments;
  const own = { medicalCenterId: ids.center, currency: "CZK", createdAt: now };
  const ofAnother = { ...own, medicalCenterId: ids.foreignCenter };
  const { profiles, patients } = ids;
  await db
    .insert(payments)
    .overridingSystemValue()
    .values([
      {
        ...own,
        id: jana,
        patientCardId: patients.jana,
        price: 85_000,
        variableSymbol: "26900001",
        createdBy: profiles.receptionist,
      },
      {
        ...own,
        id: karel,
        patientCardId: patients.karel,
        price: 25_050,
        paid: 25_050,
        variableSymbol: "26900002",
        createdBy: profiles.receptionist,
        payedAt: now,
        paymentMethod: "CARD",
        confirmedBy: profiles.receptionist,
      },
      {
        ...own,
        id: anna,
        patientCardId: patients.anna,
        price: 30_000,
        variableSymbol: "26900004",
        createdBy: profiles.paramedic,
      },
      {
        ...ofAnother,
        id: foreign,
        patientCardId: patients.foreign,
        price: 1_000,
        variableSymbol: "26900003",
        createdBy: profiles.foreign,
      },
    ]);
  const line = { position: 0, vatRate: "ZERO", targetType: "PROCEDURE" } as const;
  const { center, foreignCenter, procedures, additionalProcedures } = ids;
  await db.insert(paymentItems).values([
    {
      ...line,
      medicalCenterId: center,
      paymentId: jana,
      name: "Individuální LTV",
      price: 85_000,
      listPrice: 85_000,
      targetId: procedures.therapy,
    },
    {
      ...line,
      medicalCenterId: center,
      paymentId: karel,
      name: "Tejp",
      price: 25_050,
      listPrice: 25_050,
      targetType: "ADDITIONAL_PROCEDURE",
      targetId: additionalProcedures.tape,
    },
    { ...line, medicalCenterId: center, paymentId: anna, name: "Vyšetření", price: 30_000, listPrice: 30_000 },
    {
      ...line,
      medicalCenterId: foreignCenter,
      paymentId: foreign,
      name: "Cizí služba",
      price: 1_000,
      listPrice: 1_000,
      targetId: procedures.foreign,
    },
  ]);
  await db
    .insert(paymentEntries)
    .overridingSystemValue()
    .values([
      {
        id: ids.paymentEntries.karel,
        medicalCenterId: center,
        paymentId: karel,
        at: now,
        method: "CARD",
        amount: 25_050,
        profileId: profiles.receptionist,
      },
    ]);
}
