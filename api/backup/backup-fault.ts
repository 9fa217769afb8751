/** Why there is no backup, or why one cannot be restored, in words for the person who asked: printed without a stack. */
export class BackupFault extends Error {
  override name = "BackupFault";
}
