import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  print,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  type GraphQLField,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { readSessionProfile } from "../access/authenticate.ts";
import { bind, type ActingProfile, type Ctx, type ProfileCtx } from "../context.ts";
import { auditRows } from "../db/tables/audit-rows.ts";
import { idempotencyKeys } from "../db/tables/idempotency-keys.ts";
import { Fault } from "../fault.ts";
import { noteRefusedAccess } from "../access/note-refused-access.ts";
import { RunningResolvers } from "../running-resolvers.ts";
import type { Beforehand, Rule } from "../../schema/builder.ts";

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult>;

/** Thrown to roll a failed request back while its answer goes out. */
class RolledBack extends Error {
  constructor(
    readonly answer: ExecutionResult,
    readonly profile: ActingProfile | null,
  ) {
    super("rolled back");
  }
}

/**
 * One request of a signed-in person is one transaction: its reads are of one moment, its writes happen whole or not at
 * all, and its audit rows and idempotency key commit or roll back with it. It ends when all resolvers have ended.
 * Account operations (rule «public», and writes by rule «user») have transactions of their own, since they outlive a
 * refusal (counted attempts) or take long (hashing); public ones come without any other.
 */
export function oneTransaction(): Plugin<Ctx> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      const execute = untilResolversEnd(executeFn as Execute);
      setExecuteFn((args: ExecutionArgs) => {
        const ctx = args.contextValue as Ctx;
        if (!ctx.session) return execute(args);
        return inOneTransaction(ctx, args, execute).then(async (answer) => {
          await noteRefusedAccess(ctx, answer);
          return answer;
        });
      });
    },
  };
}

/**
 * GraphQL answers at the first error of a field that is not nullable, while the resolvers of its siblings go on. The
 * answer waits for them; their errors, which come too late for it, are left out.
 */
const untilResolversEnd =
  (execute: Execute): Execute =>
  async (args) => {
    const resolvers = new RunningResolvers();
    const { errors, ...answer } = await execute({
      ...args,
      contextValue: { ...(args.contextValue as Ctx), resolvers },
    });
    if (!errors) return answer;
    const known = [...errors];
    await resolvers.end();
    return { ...answer, errors: known };
  };

async function inOneTransaction(ctx: Ctx, args: ExecutionArgs, execute: Execute): Promise<ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName);
  const isWrite = operation?.operation === "mutation";
  const asked = fieldsAsked(args);
  const rules = new Set(asked.map(({ field }) => field.extensions.rule as Rule));
  // A public operation may bind its transaction to another centre, by an address or a link: it shares none.
  if (rules.has("public") && rules.size > 1)
    return refused(new Fault("invalidInput", { reason: "A request with a public operation takes no other" }));
  const ownTransaction = rules.has("public") || (isWrite && rules.has("user"));
  try {
    const early = await doBeforehand(ctx, args, asked);
    if (early) return refused(early);
    const { answer, profile } = await ctx.db.transaction(async (db) => {
      const profile = await actingIn({ ...ctx, db });
      if (ownTransaction) return { answer: null, profile };
      await bind(db, ctx.session!.userId, profile?.medicalCenterId ?? null);
      const bound = { ...ctx, db, profile, inTransaction: true };
      const run = () => execute({ ...args, contextValue: bound });
      const answer = isWrite && profile ? await once(bound as ProfileCtx, args, run) : await run();
      if (isWrite ? answer.errors : answer.errors?.some(isFailure)) throw new RolledBack(answer, profile);
      return { answer, profile };
    });
    return answer ?? (await execute({ ...args, contextValue: { ...ctx, profile } }));
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    await keepReads(ctx, error.profile);
    return error.answer;
  }
}

/** After a failure that is no refusal the transaction may be aborted, and a COMMIT be answered by ROLLBACK. */
const isFailure = ({ originalError }: GraphQLError) => !(originalError instanceof Fault);

/** The profile, looked up by the first transaction of a caller. */
async function actingIn(ctx: Ctx): Promise<ActingProfile | null> {
  if (ctx.known.profile !== undefined) return ctx.known.profile;
  await bind(ctx.db, ctx.session!.userId, null);
  const { profile, withheld, due } = await readSessionProfile(ctx);
  Object.assign(ctx.known, { withheld, secondFactorDue: due });
  return (ctx.known.profile = profile);
}

/** Rows shown by a request that is rolled back, such as the cards of possible duplicates, were read all the same. */
async function keepReads(ctx: Ctx, profile: ActingProfile | null) {
  if (!profile || ctx.reads.length === 0) return;
  await ctx.db.transaction(async (db) => {
    await bind(db, ctx.session!.userId, profile.medicalCenterId);
    await db.insert(auditRows).values(ctx.reads);
  });
}

/** A write that names an idempotency key acts once; a repeated request gets the stored answer. */
async function once(
  ctx: ProfileCtx,
  args: ExecutionArgs,
  write: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!ctx.idempotencyKey) return write();
  const key = { profileId: ctx.profile.id, key: ctx.idempotencyKey };
  const requestHash = createHash("sha256")
    .update(print(args.document))
    .update(JSON.stringify(args.variableValues ?? {}, named))
    .digest("hex");
  const taken = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...key, requestHash, medicalCenterId: ctx.profile.medicalCenterId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning();
  const whose = and(eq(idempotencyKeys.profileId, key.profileId), eq(idempotencyKeys.key, key.key));
  if (taken.length === 0) {
    const [earlier] = await ctx.db.select().from(idempotencyKeys).where(whose);
    if (earlier?.requestHash !== requestHash) return refused(new Fault("keyReused"));
    // The answer was erased with a patient (api/erasure/forget-copies.ts); the write was done.
    if (earlier.answer === null) return refused(new Fault("stale"));
    return earlier.answer as ExecutionResult;
  }
  const answer = await write();
  if (!answer.errors)
    await ctx.db
      .update(idempotencyKeys)
      .set({ answer: JSON.parse(JSON.stringify(answer)) })
      .where(whose);
  return answer;
}

const refused = (fault: Fault): ExecutionResult => ({ errors: [new GraphQLError("", { originalError: fault })] });

/** A file among the variables is hashed by its name and length. */
const named = (_key: string, value: unknown) =>
  value instanceof File ? { name: value.name, size: value.size } : value;

type Asked = { field: GraphQLField<unknown, unknown>; node: FieldNode };

/**
 * Does the part of operations that comes before the request's transaction, and answers the fault by which one refuses;
 * arguments that do not fit are refused in it.
 */
async function doBeforehand(ctx: Ctx, args: ExecutionArgs, asked: Asked[]): Promise<Fault | null> {
  const early = asked.filter(({ field }) => field.extensions.beforehand);
  if (early.length === 0) return null;
  const operation = getOperationAST(args.document, args.operationName)!;
  const { coerced } = getVariableValues(args.schema, operation.variableDefinitions ?? [], args.variableValues ?? {});
  if (!coerced) return null;
  try {
    for (const { field, node } of early)
      await (field.extensions.beforehand as Beforehand)(ctx, getArgumentValues(field, node, coerced));
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    if (!(error instanceof Fault)) throw error;
    return error;
  }
  return null;
}

/** An operation's root fields, also those in fragments. */
function fieldsAsked({ schema, document, operationName }: ExecutionArgs): Asked[] {
  const fields: Asked[] = [];
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return fields;
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  // A set has each fragment once, however often it is spread.
  const parts = new Set([operation.selectionSet]);
  for (const { selections } of parts)
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = root.getFields()[selection.name.value];
        if (field?.extensions.rule) fields.push({ field, node: selection });
      } else
        parts.add(
          (selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!).selectionSet,
        );
    }
  return fields;
}
