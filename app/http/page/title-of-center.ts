/** The title of a page for patients, who know the centre and not the product. */
export const titleOfCenter = (title: string, center: { name: string } | null | undefined): string =>
  center ? `${title} | ${center.name}` : title;
