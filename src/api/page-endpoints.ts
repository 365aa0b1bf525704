/* The endpoints that any page may call by `callCommon`. A page loads them together, with its first call. */
export { issueGuest } from '#domain/contract/guest.ts'
export { hasPairInProgress } from '#domain/contract/pair-in-progress.ts'
export { reportClientError, shopState } from '#domain/contract/shop.ts'
export { translations } from '#domain/contract/translations.ts'
