import type { RegisteredRouter } from '@tanstack/react-router'
import { requestAdditionalOrder } from '#domain/contract/checkout.ts'
import { listDesigns } from '#domain/contract/designs.ts'
import { getOrderPair } from '#domain/contract/order-changes.ts'
import { hasPairInProgress } from '#domain/contract/pair-in-progress.ts'
import { orderPages } from '#domain/order/pair-change.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { designsHere, openPairDesignHere, openSavedDesignHere } from '#src/features/designs/device/device-designs.ts'
import { storePairChange } from './stored-pair-change.ts'

type PairChangeInput = {
  readonly order: OrderView
  readonly token: string | undefined
  readonly designId: string
  readonly step: 'style' | 'scan'
}

/**
 * Opens a pair of an order in the wizard. Returns an error code on failure: the API's, or `not_saved` if browser storage
 * is unavailable.
 */
export async function beginPairChange(
  router: RegisteredRouter,
  { order: { number, country }, token, designId, step }: PairChangeInput,
): Promise<string | undefined> {
  const { api, access } = router.options.context
  const isCustomer = access.visitor() === 'customer'
  const [pair, pairChange] = await Promise.all([
    api(getOrderPair, { number, design_id: designId, ...(token !== undefined && { token }) }),
    isCustomer ? api(listDesigns) : undefined,
  ])
  if (!pair.ok) return pair.code
  const isHere = designsHere()?.designs.some(({ design }) => design.id === designId) ?? false
  const row = pairChange?.ok ? pairChange.value.designs.find(({ design }) => design.id === designId) : undefined
  // If the account did not answer, assume that it may have the design.
  const isInAccount = pairChange?.ok === false || row !== undefined
  const page = orderPages.find((one) => one === router.latestLocation.pathname) ?? orderPages[0]
  const { configuration, revision } = pair.value
  const change = { number, designId, revision, country, isRestored: !isHere && !isInAccount, page }
  if (!(await mayDesign(api))) return 'NETWORK_ERROR'
  // A design opened from the account is unchanged: it equals the saved one.
  const openOnThisDevice = () => (row && !isHere ? openSavedDesignHere(row) : openPairDesignHere(configuration, false))
  const isSaved = storePairChange({ ...change, ...(token !== undefined && { token }) }) && openOnThisDevice()
  if (!isSaved) return 'not_saved'
  await router.navigate({ to: `/tabi-gen-01/${step}` })
  return undefined
}

/**
 * While a pair is in progress the wizard opens only with an additional-order grant. It is requested without asking,
 * because the order being changed exists already.
 */
async function mayDesign(api: ApiClient): Promise<boolean> {
  const known = await api(hasPairInProgress)
  if (!known.ok) return false
  const { is_in_progress: isPairInProgress, has_additional_order_grant: mayMakeAnother } = known.value
  return !isPairInProgress || mayMakeAnother || (await callOnce(api, requestAdditionalOrder, undefined)).ok
}
