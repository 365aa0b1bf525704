/*
 * Every endpoint of the API: those that the server answers and documents. Pages import the files of single resources
 * instead.
 */

export {
  confirmNewEmail,
  deleteAccount,
  exportAccount,
  leaveCountryWaitlist,
  listAgreements,
  requestEmailChange,
  saveNewsletter,
  saveProfile,
  userProfile,
} from './account.ts'
export { listAddresses, lookUpAddress, lookUpCountries, removeAddress, saveAddress } from './addresses.ts'
export { addToCart, listCart, moveToCart, removeFromCart, saveForLater } from './cart.ts'
export { countCart } from './cart-count.ts'
export { placeOrder, requestAdditionalOrder } from './checkout.ts'
export { recordConsent } from './consent.ts'
export { getCountryByIp } from './country.ts'
export { listDesigns, removeDesign, saveDesign } from './designs.ts'
export { getEdition } from './edition.ts'
export { issueGuest } from './guest.ts'
export { getLiveModel } from './live-model.ts'
export { runOperatorAction } from './operators.ts'
export { changeAddress, changeDesign, getOrderPair, splitOrder } from './order-changes.ts'
export {
  cancelOrder,
  changeOrderEmail,
  claimOrder,
  confirmDelivery,
  downloadPrintFile,
  downloadPrintFileByLink,
  followOrders,
  listOrders,
  listPaidPairs,
  lookUpOrder,
  lookUpPaidPairs,
  payOrder,
  requestOrderClaimCode,
} from './orders.ts'
export { hasPairInProgress } from './pair-in-progress.ts'
export { isOrderReadyToPay, receiveWebhook } from './payments.ts'
export {
  createHandoff,
  followScans,
  getScan,
  listPeople,
  listScans,
  loadHandoffStatus,
  openHandoff,
  removePerson,
  removeScan,
  resolveMerge,
  savePerson,
  saveScan,
  sendHandoffScan,
} from './scans.ts'
export { endSessions, listSessions, refreshJwt } from './sessions.ts'
export { livez, readyz, reportClientError, shopState } from './shop.ts'
export { checkSignInLink, openAccount, requestSignInCode, signInByLink, signOut, verifyCode } from './sign-in.ts'
export { listStores } from './stores.ts'
export { translation, translationCategories, translations } from './translations.ts'
export {
  joinCountryWaitlist,
  joinEditionWaitlist,
  leaveEditionWaitlist,
  loadEditionWaitlistPosition,
} from './waitlists.ts'
