/** The number in an address such as `/editace-nahradnika/7`; what is none leads to the page of what is not there. */
export function idOf({ params }: { params: Record<string, string | undefined> }): number {
  const { id = "" } = params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  return Number(id);
}
