/** Groups of names that lead to each other, by Tarjan: each strongly connected part of more than one, sorted. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    order.set(name, order.size);
    lowest.set(name, order.get(name)!);
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) lowest.set(name, Math.min(lowest.get(name)!, visit(next)));
      else if (path.includes(next)) lowest.set(name, Math.min(lowest.get(name)!, order.get(next)!));
    }
    if (lowest.get(name) === order.get(name)) {
      const part = path.splice(path.indexOf(name));
      if (part.length > 1) circles.push(part.sort());
    }
    return lowest.get(name)!;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles;
}
