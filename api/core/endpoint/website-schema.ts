import { GraphQLObjectType, GraphQLSchema, type GraphQLFieldConfig } from "graphql";
import type { Ctx } from "../context.ts";
import { schema } from "../../schema/index.ts";

/**
 * The part of the schema for centres' own websites: the page, its times and a request for one. The centre is that of
 * the path, so that a website asks for the one that lists it and for no other.
 */
export const websiteSchema = new GraphQLSchema({
  query: pick(schema.getQueryType()!, ["bookingPage", "bookingTimes"]),
  mutation: pick(schema.getMutationType()!, ["bookingRequest"]),
});

function pick(root: GraphQLObjectType, names: string[]): GraphQLObjectType {
  const { fields, ...config } = root.toConfig();
  return new GraphQLObjectType({
    ...config,
    fields: Object.fromEntries(names.map((name) => [name, withSlugOfPath(fields[name]!)])),
  });
}

function withSlugOfPath(field: GraphQLFieldConfig<unknown, Ctx>): GraphQLFieldConfig<unknown, Ctx> {
  const { slug: _, ...args } = field.args!;
  return {
    ...field,
    args,
    resolve: (root, asked, ctx, info) => field.resolve!(root, { ...asked, slug: ctx.slug }, ctx, info),
  };
}
