import { post, whole } from "./ask.ts";
import { tokens } from "#tests/cast/people.ts";
import { camtFile } from "#tests/kit/bank/statement-files.ts";

const send = async (file: File) => {
  const body = new FormData();
  const query = "mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }";
  body.append("operations", JSON.stringify({ query, variables: { file: null } }));
  body.append("map", JSON.stringify({ 0: ["variables.file"] }));
  body.append("0", file);
  const form = new Response(body);
  const headers = { "content-type": form.headers.get("content-type")!, "x-authorization": tokens.admin };
  return whole(post(await form.arrayBuffer(), headers));
};

/** The refusals of importing bank statements. */
export const bankStatements = {
  statementUnreadable: () => send(new File(["<a>"], "vypis.xml")),
  statementOfAnother: () => send(camtFile([{ amount: 100, reference: "1" }], "CZ9455000000001011038930")),
};
