/** The number in an address such as `/editace-nahradnika/7`; an invalid one leads to the page for missing records. */
export function idOf({ params }: { params: Record<string, string | undefined> }): number {
  const { id = "" } = params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  return Number(id);
}
