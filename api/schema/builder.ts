import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { whileUnsubscribed, type Permission } from "#rules/permissions.ts";
import type { CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import type { CallForPayment } from "#rules/payments/call-for-payment.ts";
import type { InvoiceContent, InvoiceParty } from "#rules/invoices/content.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { requireRecentAuth } from "../accounts/reauthentication/require-recent-auth.ts";
import { notSignedIn, reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { requireSubscription } from "../subscriptions/require.ts";
import { asking } from "./accounts/recent-auth.ts";

/** Access to an operation: public, any signed-in user (also without a profile), or by the permission matrix. */
export type Rule = "public" | "user" | Permission;

/** Done before the request's transaction, which a refusal rolls back: counted attempts. */
export type Beforehand = (ctx: Ctx, args: Record<string, unknown>) => Promise<void>;

const refused = new Set(
  Object.entries(whileUnsubscribed).flatMap(([kind, { refused }]) =>
    refused
      .trim()
      .split(/\s+/)
      .map((name) => `${kind}.${name}`),
  ),
);

declare global {
  // Pothos reads plugin options from this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rule: RulePlugin<Types>;
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      rule: Rule;
      beforehand?: Beforehand;
    }
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      rule: Rule;
      beforehand?: Beforehand;
    }
  }
}

/**
 * Checks an operation's rule, the subscription, and recent authentication (recent-auth.ts), before its resolver; an
 * operation without a rule does not start. The request waits for each resolver (running-resolvers.ts).
 */
class RulePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    if (field.kind !== "Query" && field.kind !== "Mutation") return field;
    const { rule, beforehand } = field.pothosOptions as { rule?: Rule; beforehand?: Beforehand };
    if (!rule) throw new Error(`Operation ${field.name} names no rule`);
    return { ...field, extensions: { ...field.extensions, rule, beforehand } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    const permitted = this.#permitted(resolve, field);
    return (parent, args, ctx, info) => {
      const { resolvers } = ctx as Ctx;
      if (!resolvers) return permitted(parent, args, ctx, info);
      resolvers.assertOpen();
      return resolvers.hold(permitted(parent, args, ctx, info));
    };
  }

  #permitted(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    const rule = field.extensions?.rule as Rule | undefined;
    if (!rule || rule === "public") return resolve;
    const operation = `${field.kind}.${field.name}`;
    const asks = asking[operation];
    return async (parent, args, ctx, info) => {
      if (rule !== "user") reachOf(ctx as Ctx, rule);
      else if (!(ctx as Ctx).session) throw notSignedIn(ctx as Ctx);
      if (refused.has(operation)) await requireSubscription(ctx as ProfileCtx);
      if (asks === true || asks?.(args as Record<string, unknown>)) await requireRecentAuth(ctx as Ctx);
      return resolve(parent, args, ctx, info);
    };
  }
}
SchemaBuilder.allowPluginReRegistration = true; // The development server loads this module again after a change.
SchemaBuilder.registerPlugin("rule", RulePlugin);

export const builder = new SchemaBuilder<{
  Context: Ctx;
  DefaultFieldNullability: false;
  Scalars: {
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    SafeInt: { Input: number; Output: number };
    Upload: { Input: File; Output: never };
    CalendarEvents: { Input: never; Output: CalendarEvents };
    PatientCopy: { Input: never; Output: PatientCopy };
    InvoiceContent: { Input: never; Output: InvoiceContent };
    InvoiceParty: { Input: never; Output: InvoiceParty };
    ReceiptContent: { Input: never; Output: ReceiptContent };
    CallForPayment: { Input: never; Output: CallForPayment };
    DataGridRow: { Input: never; Output: GridRow<GridName> };
  };
}>({ plugins: ["rule"], defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
