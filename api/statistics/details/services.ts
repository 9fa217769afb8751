import type { MoneyMethod } from "#rules/codes.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { NO_VISIT } from "../count/income.ts";
import { readFigures } from "../read-figures.ts";
import type { StatsDetails } from "./details.ts";

/** Money that visits of a service brought, or what came for no visit (null), in minor units. */
export type ServiceIncome = { procedureId: number | null; total: number } & Record<MoneyMethod, number>;

/** Money of patients by the service of their visit and by method, the most first. What insurers pay is not in it. */
export async function sumByService(ctx: ProfileCtx, { span, chosen }: StatsDetails): Promise<ServiceIncome[]> {
  const { SERVICES } = await readFigures(ctx, span, chosen, ["SERVICES"]);
  const sums = new Map<string, ServiceIncome>();
  for (const { key, value } of SERVICES) {
    const [service, method] = key.split(" ") as [string, MoneyMethod];
    const sum = sums.get(service) ?? {
      procedureId: service === NO_VISIT ? null : Number(service),
      total: 0,
      CASH: 0,
      CARD: 0,
      TRANSFER: 0,
    };
    sum[method] += value;
    sum.total += value;
    sums.set(service, sum);
  }
  return [...sums.values()].sort((one, other) => other.total - one.total);
}
