import { eq } from "drizzle-orm";
import type { GridView } from "#rules/inputs/grids/stored-views.ts";
import type { Db } from "../../../core/db/client.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";
import { userConfigs } from "../../../core/db/tables/user-configs.ts";

const views: Record<string, Omit<GridView, "id" | "version">> = {
  payments: {
    name: "Dlužníci",
    columns: ["payer", "created", "price", "symbol"],
    query: "?tab=nezaplacene&sort=created&direction=asc",
  },
  patients: { name: "Adresář", columns: ["phone", "email", "address"], query: null },
};

/** Views of lists that their administrator keeps and does not use at the moment. */
export async function insertViews(db: Db, administrator: string) {
  const [admin] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  await db.insert(userConfigs).values(
    Object.entries(views).map(([list, view]) => ({
      userId: admin!.userId!,
      name: `lists.${admin!.medicalCenterId}.${list}`,
      data: JSON.stringify({ views: [{ id: 1, version: 1, ...view }], used: null }),
    })),
  );
}
