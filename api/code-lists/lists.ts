import { sql } from "drizzle-orm";
import type { CodeListKind } from "#rules/codes.ts";
import { isBranchCode, isOperationCode, isSpecialtyCode } from "#rules/insurance/codes.ts";
import { insurerBranches } from "../core/db/tables/insurer-branches.ts";
import { listedOperations } from "../core/db/tables/listed-operations.ts";
import { medicalOperations } from "../core/db/tables/medical-operations.ts";
import { medicalSpecialties } from "../core/db/tables/medical-specialties.ts";
import { operationFrequencies } from "../core/db/tables/operation-frequencies.ts";
import { codeList, numberOf, type CodeList } from "./list.ts";

const orNull = (text: string) => text || null;
const isMinutes = (minutes: number | null) => minutes === null || (minutes >= 0 && minutes <= 1_440);

/** VYKONY of VZP's interface (DR-I 3.2): sixteen columns, of which those of the payment up to 2021 are unused. */
const operations = codeList({
  kind: "OPERATIONS",
  columns: "KOD ODB OME OMO NAZ VYS ZUM TVY CTN PMZ PMA PJP BOD KAT UMA UBO".split(" "),
  table: listedOperations,
  rowOf({ KOD, ODB, OME, NAZ, ZUM, TVY, CTN, BOD, KAT }) {
    const [duration, carrierMinutes, points] = [numberOf(TVY!), numberOf(CTN!), numberOf(BOD!)];
    if (!isOperationCode(KOD!) || !isSpecialtyCode(ODB!)) return "KOD of five digits and ODB of three characters";
    if (!NAZ) return "NAZ";
    if (!isMinutes(duration) || !isMinutes(carrierMinutes)) return "TVY and CTN in minutes";
    if (points !== null && !(Number.isInteger(points) && points >= 0 && points < 1_000_000))
      return "BOD as a whole number";
    if (OME!.length > 5 || ZUM!.length > 1 || KAT!.length > 2) return "OME, ZUM and KAT within 5, 1 and 2 characters";
    return {
      code: KOD!,
      expertise: ODB!,
      name: NAZ,
      duration,
      carrierMinutes,
      points,
      category: orNull(KAT!),
      places: orNull(OME!),
      material: orNull(ZUM!),
    };
  },
  keyOf: ({ code, expertise }) => `${code} of ${expertise}`,
  after: (db) =>
    db.execute(
      sql`insert into ${medicalOperations} (code, expertise) select distinct code, expertise from ${listedOperations} on conflict do nothing`,
    ),
});

/** VYKFROM of VZP's interface (DR-I 3.4). */
const frequencies = codeList({
  kind: "FREQUENCIES",
  columns: ["KOD_VYKONU", "POCET_VYKONU", "PODMINKA", "POCET_K_PODMINCE", "ID_FO"],
  table: operationFrequencies,
  rowOf({ KOD_VYKONU, POCET_VYKONU, PODMINKA, POCET_K_PODMINCE, ID_FO }) {
    const [quantity, periods] = [numberOf(POCET_VYKONU!), numberOf(POCET_K_PODMINCE!) ?? 1];
    if (!isOperationCode(KOD_VYKONU!)) return "KOD_VYKONU of five digits";
    if (quantity === null || !isCount(quantity) || !isCount(periods))
      return "POCET_VYKONU and POCET_K_PODMINCE from 1 to 999";
    if (!PODMINKA || PODMINKA.length > 20 || ID_FO!.length > 9) return "PODMINKA and ID_FO within 20 and 9 characters";
    return { code: KOD_VYKONU!, limitation: ID_FO!, quantity, period: PODMINKA, periods };
  },
  keyOf: ({ code, limitation, quantity, period, periods }) =>
    `${code} ${quantity}/${periods} ${period} (${limitation})`,
});

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= 999;

/** ODBORN of VZP's interface: specialties of workplaces. */
const specialties = codeList({
  kind: "SPECIALTIES",
  columns: ["KOD", "NAZ"],
  table: medicalSpecialties,
  rowOf({ KOD, NAZ }) {
    if (!isSpecialtyCode(KOD!) || !NAZ) return "KOD of three characters and NAZ";
    return { code: KOD!, name: NAZ };
  },
  keyOf: ({ code }) => code,
});

/** CISELPOB of VZP's interface: its branches. */
const branches = codeList({
  kind: "BRANCHES",
  columns: ["CPO", "NAZ"],
  table: insurerBranches,
  rowOf({ CPO, NAZ }) {
    if (!isBranchCode(CPO!) || !NAZ) return "CPO of four digits and NAZ";
    return { code: CPO!, name: NAZ };
  },
  keyOf: ({ code }) => code,
});

export const codeLists: Record<CodeListKind, CodeList> = {
  OPERATIONS: operations,
  FREQUENCIES: frequencies,
  SPECIALTIES: specialties,
  BRANCHES: branches,
};
