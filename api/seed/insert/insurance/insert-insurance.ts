import { eq } from "drizzle-orm";
import type { Profession } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { insertRows, reserveIds } from "../../../core/db/insert-rows.ts";
import { departmentProfiles } from "../../../core/db/tables/department-profiles.ts";
import { departments } from "../../../core/db/tables/departments.ts";
import { ftVoucherApplicants } from "../../../core/db/tables/ft-voucher-applicants.ts";
import { insuranceConfigs } from "../../../core/db/tables/insurance-configs.ts";
import { insuranceContractOperations } from "../../../core/db/tables/insurance-contract-operations.ts";
import { insuranceContractPrices } from "../../../core/db/tables/insurance-contract-prices.ts";
import { insuranceContracts } from "../../../core/db/tables/insurance-contracts.ts";
import { medicalOperations } from "../../../core/db/tables/medical-operations.ts";
import { columnsOf } from "../../../ft-voucher-applicants/values.ts";
import type { Clinic } from "../../clinic-types.ts";
import type { ClinicIds } from "../insert-clinic.ts";

/** Workplaces by the profession of their people, with invented numbers, and values of a point of the decrees. */
const workplaces = [
  { expertise: "902", profession: "PHYSIOTHERAPIST", icp: "32917001", healthcare: "49", pointPrice: 74 },
  { expertise: "201", profession: "DOCTOR", icp: "32917002", healthcare: "19", pointPrice: 98 },
] as const satisfies { expertise: string; profession: Profession; [more: string]: unknown }[];
export const INSURERS = ["111", "201", "205", "211"] as const;

/** Switches billing for insurers on, with the departments of the clinic and their contracts. */
export async function insertInsurance(
  db: Db,
  { medicalCenterId, profiles }: ClinicIds,
  staff: Clinic["staff"],
  today: IsoDate,
) {
  const common = { medicalCenterId };
  await insertRows(db, insuranceConfigs, [{ ...common, active: true }]);
  const begun = `${Number(today.slice(0, 4)) - 1}-01-01` as IsoDate;
  for (const { expertise, profession, icp, healthcare, pointPrice } of workplaces) {
    const people = profiles.filter((_id, at) => staff[at]!.profession === profession);
    if (people.length === 0) continue;
    const [departmentId = 0] = await reserveIds(db, departments, 1);
    await insertRows(db, departments, [{ ...common, id: departmentId, expertise }]);
    await insertRows(
      db,
      departmentProfiles,
      people.map((profileId) => ({ ...common, departmentId, profileId })),
    );
    const ids = await reserveIds(db, insuranceContracts, INSURERS.length);
    const terms = {
      icz: "32917000",
      icp,
      healthcare,
      paymentVariant: "1",
      invoicing: "BATCH",
      correctedNumber: "SAME",
    } as const;
    await insertRows(
      db,
      insuranceContracts,
      INSURERS.map((insurer, at) => ({
        ...common,
        ...terms,
        id: ids[at]!,
        departmentId,
        insurer,
        daysToDueDate: 30,
        validFrom: begun,
      })),
    );
    await insertRows(
      db,
      insuranceContractPrices,
      ids.map((contractId) => ({ ...common, contractId, validFrom: begun, pointPrice })),
    );
    const operations = await db
      .select({ id: medicalOperations.id })
      .from(medicalOperations)
      .where(eq(medicalOperations.expertise, expertise));
    await insertRows(
      db,
      insuranceContractOperations,
      ids.flatMap((contractId) => operations.map(({ id }) => ({ ...common, contractId, operationId: id }))),
    );
  }
}

/** Invented physicians with invented numbers, two of them of one workplace. */
const applicants = [
  {
    name: "MUDr. Blanka Kalinová",
    icp: "32181001",
    expertise: "201",
    phone: "+420387000181",
    address: "Rehabilitační ambulance\nLannova 18\n370 01 České Budějovice",
  },
  {
    name: "MUDr. Otakar Hrubeš, Ph.D.",
    icp: "32246001",
    expertise: "606",
    phone: "+420387000246",
    address: "Poliklinika Na Sadech\nNa Sadech 24\n370 01 České Budějovice",
  },
  { name: "MUDr. Sylvie Tichá", icp: "32246001", expertise: "209", phone: "+420387000247", address: null },
  {
    name: "MUDr. Jaromír Pokorný",
    icp: "32305001",
    expertise: "001",
    phone: null,
    address: "Tylova 30\n374 01 Trhové Sviny",
  },
];

/** Writes the physicians whose FT vouchers patients bring. */
export const insertFtVoucherApplicants = (db: Db, { medicalCenterId }: ClinicIds, createdAt: Date) =>
  insertRows(
    db,
    ftVoucherApplicants,
    applicants.map((applicant) => ({ ...columnsOf(applicant), medicalCenterId, createdAt })),
  );
