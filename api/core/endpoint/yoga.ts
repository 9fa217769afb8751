import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ASTNode,
  type ASTVisitor,
  type GraphQLSchema,
  type ValidationContext,
} from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { websiteApiPath } from "#rules/bookings/website-api.ts";
import { errors } from "#rules/errors.ts";
import { isLocked, findSession } from "../access/authenticate.ts";
import type { Ctx, Known, Services } from "../context.ts";
import { Fault } from "../fault.ts";
import { maskError, named, withId, type Log } from "../faults.ts";
import { oneTransaction } from "./one-transaction.ts";
import { newRequestId, notedIn, refusalLog } from "../access/refusal-log.ts";
import { schema } from "../../schema/index.ts";
import { websiteSchema } from "./website-schema.ts";

/**
 * The part of a request that server.ts knows before GraphQL does. The queries of a read-only page share one caller,
 * which is looked up once: `session` and `profile` are cached here.
 */
export type Caller = {
  token: string | null;
  desk?: string | null;
  slug?: string;
  address: string;
  requestId?: string;
} & Known;
type Called = { caller: Caller & { requestId: string }; session: Ctx["session"] };

type Endpoint = { schema: GraphQLSchema; graphqlEndpoint: string };

/** The whole API as one `fetch`: over HTTP at /graphql, in process for the pages, in tests without a port. */
export const createApi = (services: Services, log: Log, noteRefusal = refusalLog(log)) =>
  apiAt({ schema, graphqlEndpoint: "/graphql" }, services, log, noteRefusal);

/** The API for centres' own websites, whose callers are never signed in. */
export const createWebsiteApi = (services: Services, log: Log, noteRefusal: ReturnType<typeof refusalLog>) =>
  apiAt({ schema: websiteSchema, graphqlEndpoint: websiteApiPath }, services, log, noteRefusal);

function apiAt(endpoint: Endpoint, services: Services, log: Log, noteRefusal: ReturnType<typeof refusalLog>) {
  const mask = maskError(services.settings.dataDir, log);
  const yoga = yogaOver(endpoint, services, mask, log, noteRefusal);
  const refused = (thrown: unknown, requestId: string, status?: number) => {
    const {
      message,
      extensions: { http, ...extensions },
    } = withId(mask(thrown), requestId, log);
    return Response.json(
      { errors: [{ message, extensions }] },
      { status: status ?? (http as { status: number }).status },
    );
  };
  // The caller is known before the query is parsed: anonymous callers may ask less.
  return async (request: Request, given: Caller): Promise<Response> => {
    const caller = Object.assign(given, { requestId: given.requestId ?? newRequestId() });
    const { requestId } = caller;
    try {
      caller.session ??= caller.token
        ? findSession(services, caller.token, { note: !request.headers.has("x-unattended") })
        : Promise.resolve(null);
      const session = await caller.session;
      if (caller.token && !session) caller.locked ??= await isLocked(services, caller.token);
      // A client that leaves does not end its request, which would free its slot while its resolvers go on.
      const answer = await yoga.handleRequest(request, { caller, session });
      if (answer.ok && caller.renewedToken) answer.headers.set("x-session-token", caller.renewedToken);
      return answer.status === 415
        ? refused(new Fault("invalidInput", { reason: "Content type not taken" }), requestId, 415)
        : answer;
    } catch (thrown) {
      return refused(thrown, requestId);
    }
  };
}

const yogaOver = (
  endpoint: Endpoint,
  services: Services,
  mask: ReturnType<typeof maskError>,
  log: Log,
  noteRefusal: ReturnType<typeof refusalLog>,
) =>
  createYoga<Called, Ctx>({
    ...endpoint,
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    // server.ts sends the answer, by the kind of request.
    maxRequestBodySize: false,
    cors: false,
    maskedErrors: { maskError: mask },
    fetchAPI: {
      fetch,
      Request,
      Response,
      Headers,
      URL,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      FormData,
      Blob,
      File,
    } as never,
    context: ({ request, caller, session }): Ctx => ({
      ...services,
      inTransaction: false,
      requestId: caller.requestId,
      address: caller.address,
      userAgent: request.headers.get("user-agent")?.slice(0, 200) ?? "",
      token: caller.token,
      desk: caller.desk ?? null,
      slug: caller.slug,
      session,
      known: caller,
      profile: null,
      idempotencyKey: request.headers.get("idempotency-key")?.slice(0, 100) || null,
      reads: [],
      loaders: new WeakMap(),
    }),
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: 9, flattenFragments: true },
        maxAliases: { n: 15 },
        maxTokens: { n: 1500 },
        maxDirectives: { n: 10 },
        costLimit: { maxCost: 20_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5, ignoreIntrospection: true },
        blockFieldSuggestion: { enabled: true },
      }),
      narrow,
      oneTransaction(),
      {
        onResultProcess({ result, setResult, serverContext }) {
          if (!("errors" in result) || !result.errors) return;
          const { caller } = serverContext;
          const errors = result.errors.map((error) => withId(named(error), caller.requestId, log));
          for (const name of notedIn({ errors })) noteRefusal(name, caller);
          setResult({ ...result, errors });
        },
      } satisfies Plugin<Ctx, Called>,
    ],
  });

/** Introspection is for signed-in people, and of the schema for websites for all; one request writes once, so that its idempotency key means one thing. */
const narrow: Plugin<Ctx> = {
  onParams({ params, setResult }) {
    if (holdsTooMany(params.variables))
      setResult({ errors: [tooCostly(`More than ${MOST_VALUES} values in one list`)] });
  },
  onValidate({ addValidationRule, context }) {
    const { session, caller } = context as unknown as Called;
    if (!session && caller.slug === undefined) addValidationRule(NoSchemaIntrospectionCustomRule);
    addValidationRule(oneWrite);
  },
};

function oneWrite(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const { selections } = operation.selectionSet;
      if (operation.operation !== "mutation" || (selections.length === 1 && selections[0]?.kind === Kind.FIELD)) return;
      context.reportError(tooCostly("One request takes one mutation", operation));
    },
  };
}

const tooCostly = (message: string, nodes?: ASTNode) =>
  new GraphQLError(message, { nodes, extensions: { code: errors.queryTooCostly.code } });

const MOST_VALUES = 1000;

/**
 * The items of a list become parameters of a statement, which takes a bounded number; a client with more sends several
 * requests.
 */
function holdsTooMany(variables: unknown): boolean {
  const left = [variables];
  for (const value of left) {
    const parts = typeof value === "object" && value !== null ? Object.values(value) : [];
    if (parts.length > MOST_VALUES) return true;
    left.push(...parts);
  }
  return false;
}
