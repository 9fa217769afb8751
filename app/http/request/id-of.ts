/** A number in an address such as `/editace-nahradnika/7`; an invalid one leads to the page for missing records. */
export function idOf({ params }: { params: Record<string, string | undefined> }, name = "id"): number {
  const id = params[name] ?? "";
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  return Number(id);
}
