import { centerCopyStates } from "#rules/codes.ts";
import { orderCopy } from "../../center-copies/order.ts";
import { listCopies } from "../../center-copies/read.ts";
import { keptUntil, stateOf, type CenterCopy as Row } from "../../center-copies/scope.ts";
import { File, fileOf } from "../attachments/files.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const CenterCopyStateEnum = builder.enumType("CenterCopyState", {
  description: "A job makes one that is UNDERWAY; the file of a REMOVED one is gone after its month",
  values: centerCopyStates,
});

const CenterCopy = builder.objectRef<Row>("CenterCopy").implement({
  description: "A copy of everything that the centre has, as one archive",
  fields: (t) => ({
    id: t.exposeInt("id"),
    state: t.field({ type: CenterCopyStateEnum, resolve: stateOf }),
    done: t.exposeInt("done", { description: "Lists, invoices and cards that are in it" }),
    total: t.exposeInt("total"),
    orderedAt: t.expose("orderedAt", { type: "DateTime" }),
    orderedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.orderedBy))! }),
    madeAt: t.expose("madeAt", { type: "DateTime", nullable: true }),
    keptUntil: t.field({ type: "DateTime", nullable: true, description: "Null until it is made", resolve: keptUntil }),
    fault: t.exposeString("fault", { nullable: true, description: "Name of the error by which it failed" }),
    missing: t.exposeInt("missing", { description: "Stored files that were not found" }),
    file: t.field({
      type: File,
      nullable: true,
      description: "Saving it asks for recent authentication",
      resolve: ({ fileId }, _args, ctx) => (fileId === null ? null : fileOf(ctx, fileId)),
    }),
  }),
});

const rule = "centerCopy:make" as const;

builder.queryFields((t) => ({
  centerCopies: t.field({
    type: [CenterCopy],
    rule,
    description: "The latest hundred",
    resolve: (_root, _args, ctx) => listCopies(ctx),
  }),
}));

builder.mutationFields((t) => ({
  centerCopyCreate: t.field({
    type: CenterCopy,
    rule,
    description: "Orders one; answers the one that is underway, if there is one",
    resolve: (_root, _args, ctx) => orderCopy(ctx),
  }),
}));
