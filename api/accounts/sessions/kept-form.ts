import { and, eq, gt } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { keptForms } from "../../core/db/tables/kept-forms.ts";
import { Fault } from "../../core/fault.ts";
import { keptSince } from "./keep-form.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A form that was kept for the signed-in user; another user's is not found. */
export const keptForm = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const own = and(eq(keptForms.userId, ctx.session.userId), gt(keptForms.createdAt, keptSince(ctx)));
    const [form] = uuid.test(id)
      ? await ctx.db
          .select()
          .from(keptForms)
          .where(and(eq(keptForms.id, id), own))
      : [];
    if (!form) throw new Fault("notFound");
    return form;
  });
