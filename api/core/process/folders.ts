import path from "node:path";
import { folderStorage } from "../outside/storage/folder-storage.ts";
import { s3Storage } from "../outside/storage/s3-storage.ts";
import type { Settings } from "../../settings/settings.ts";

type Located = Pick<Settings, "dataDir">;

/** Uploads lie there until their request is answered. */
export const uploadingIn = ({ dataDir }: Located) => path.join(dataDir, "uploading");

export const filesIn = ({ dataDir }: Located) => path.join(dataDir, "files");

/** Mails lie there until they are whole. */
export const writingIn = ({ dataDir }: Located) => path.join(dataDir, "unfinished");

export const storageOf = (settings: Omit<Settings, "secrets" | "formerSecrets">) =>
  settings.S3_ENDPOINT
    ? s3Storage({
        endpoint: settings.S3_ENDPOINT,
        bucket: settings.S3_BUCKET!,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID!,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
      })
    : folderStorage(filesIn(settings));
