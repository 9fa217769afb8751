import { fileHref } from "#app/paths/href.ts";
import { Icon } from "../base/icon.tsx";

type Props = { href: string; file: { uuid: string; name: string; hasThumbnail?: boolean } };

/** A file by its name, with its small picture where there is one. */
export function AttachmentLink({ href, file: { uuid, name, hasThumbnail } }: Props) {
  return (
    <a href={href} className="filename">
      {hasThumbnail ? (
        <img src={fileHref(uuid, "small")} alt="" loading="lazy" width={48} height={48} />
      ) : (
        <Icon name="file" />
      )}
      <span>{name}</span>
    </a>
  );
}
