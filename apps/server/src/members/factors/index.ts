/** Second factors of members: stored and verified. Who may do what with them is up to the callers. */
export { isAppCode, redeemCode } from './check-code.ts';
export { holdsPasskey } from './passkey-queries.ts';
export {
  type Assertion,
  checkNewPasskey,
  insertPasskey,
  type NewCredential,
  passkeyCreationOptions,
  passkeyRequestOptions,
  proofHolder,
  redeemPasskey,
} from './passkeys.ts';
export {
  beginPendingSignIn,
  endPendingSignIns,
  finishPendingSignIn,
  pendingSignIn,
} from './pending-sign-ins.ts';
export {
  changeFactor,
  deleteFactors,
  deleteOldFactors,
  type FactorRow,
  factorsOf,
  hasFactors,
} from './queries.ts';
export { endRecoveryCodes, recoveryCodesLeft } from './recovery-code-queries.ts';
export { issueRecoveryCodes } from './recovery-codes.ts';
export { sealedFactors } from './sealed-factors.ts';
export { confirmTotp, draftTotp } from './totp.ts';
export { undoFactorChanges, undoFactorsAddedSince } from './undo.ts';
