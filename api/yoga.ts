import { randomUUID } from "node:crypto";
import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, type ASTVisitor, type ValidationContext } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { sessionOf } from "./authenticate.ts";
import type { Ctx, Services } from "./context.ts";
import { maskError, type Log } from "./faults.ts";
import { oneTransaction } from "./one-transaction.ts";
import { schema } from "./schema/index.ts";

/** What server.ts knows of a request before GraphQL does. */
export type Caller = { token: string | null; address: string; requestId?: string };

/** The whole API as one `fetch`: over HTTP at /graphql, in process for the pages, in tests without a port. */
export function createApi(services: Services, log: Log) {
  const yoga = createYoga<Caller, Ctx>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    maskedErrors: { maskError: maskError(log) },
    fetchAPI: { fetch, Request, Response, Headers, URL, ReadableStream, TextEncoder, TextDecoder, FormData, Blob, File } as never,
    context: async ({ request, token, address, requestId }): Promise<Ctx> => ({
      ...services,
      inTransaction: false,
      requestId: requestId ?? randomUUID(),
      address,
      userAgent: request.headers.get("user-agent")?.slice(0, 200) ?? "",
      session: token ? await sessionOf(services, token) : null,
      profile: null,
      idempotencyKey: request.headers.get("idempotency-key")?.slice(0, 100) || null,
      loaders: new Map(),
    }),
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: 9 },
        maxAliases: { n: 15 },
        maxTokens: { n: 1500 },
        maxDirectives: { n: 10 },
        costLimit: { maxCost: 20_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5, ignoreIntrospection: true },
        blockFieldSuggestion: { enabled: true },
      }),
      strangersSeeNoSchema,
      oneTransaction(),
    ],
  });
  return (request: Request, caller: Caller): Promise<Response> => Promise.resolve(yoga.fetch(request, caller));
}

/** Introspection is for signed-in people; and one request writes once, so that its idempotency key means one thing. */
const strangersSeeNoSchema: Plugin<Ctx> = {
  onValidate({ addValidationRule, params, context }) {
    const ctx = (context ?? params) as Ctx;
    if (!ctx.session) addValidationRule(NoSchemaIntrospectionCustomRule);
    addValidationRule(oneWrite);
  },
};

const oneWrite = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const { selections } = operation.selectionSet;
    if (operation.operation === "mutation" && (selections.length > 1 || selections[0]?.kind !== Kind.FIELD))
      context.reportError(new GraphQLError("One request takes one mutation", { nodes: operation, extensions: { code: "E011" } }));
  },
});
