import type { Query, QueryShape } from "#rules/query.ts";

/** Layout of a page: that of signed-in users by default, that of public pages, paper, or none. */
export type Layout = "frame" | "door" | "paper" | "none";

declare const query: unique symbol;
type NoQuery = Record<never, never>;

/** An address: its Czech path, the module under `app/routes` that answers there, and, as a type alone, the query it takes. */
export type Page<Path extends string = string, Shape extends QueryShape = QueryShape> = {
  path: Path;
  module: string;
  layout: Layout;
  readonly [query]?: Shape;
};

export const page = <Path extends string>(
  path: Path,
  module: string,
  layout: Layout = "frame",
): Page<Path, NoQuery> => ({
  path,
  module,
  layout,
});

/** Lets each page take the query of its own name. Only the types are used: no browser loads how a query is read. */
export const withQueries =
  <Queries extends Record<string, QueryShape>>() =>
  <Pages extends Record<string, Page> & Record<keyof Queries, Page>>(pages: Pages) =>
    pages as unknown as {
      [N in keyof Pages]: Page<Pages[N]["path"], N extends keyof Queries ? Queries[N] : NoQuery>;
    };

type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? PathNames<Head> | PathNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;
type PathParams<Path extends string> = { [K in PathNames<Path>]: string | number };
export type QueryOf<Shape extends QueryShape> = Query<Shape>;
type Params<P extends Page> = P extends Page<infer Path, infer Shape> ? PathParams<Path> & Query<Shape> : never;
/** The parameters of an address and no others, since the rest of a record would go along as its query. They may be left out where the path has none. */
export type HrefParams<P extends Page, Given> = keyof PathParams<P["path"]> extends never
  ? [params?: Given & Only<Params<P>, Given>]
  : [params: Given & Only<Params<P>, Given>];
type Only<Known, Given> = Known & { [K in Exclude<keyof Given, keyof Known>]: undefined };
