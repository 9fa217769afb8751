/**
 * The reason why there is no backup, or why one cannot be restored, in words for the operator: printed without a stack.
 */
export class BackupFault extends Error {
  override name = "BackupFault";
}
