import type { RegisteredRouter } from '@tanstack/react-router'
import { listDesigns } from '#domain/contract/design-calls.ts'
import { hasPairOnItsWay } from '#domain/contract/endpoints.ts'
import { makeAnotherPair } from '#domain/contract/order-calls.ts'
import { pairOfOrder } from '#domain/contract/order-pair-calls.ts'
import { orderPages } from '#domain/order/pair-change.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Wire } from '#src/api/wire.ts'
import { designsHere, takeUpHere, takeUpPairHere } from '#src/features/designs/device/device-designs.ts'
import { keepPairChange } from './kept-pair-change.ts'

type Wish = {
  readonly order: SeenOrder
  readonly token: string | undefined
  readonly designId: string
  readonly step: 'style' | 'scan'
}

/** Opens a pair of an order in the wizard. Says why it could not be: the code of the shop, or that this browser keeps nothing. */
export async function beginPairChange(
  router: RegisteredRouter,
  { order: { number, country }, token, designId, step }: Wish,
): Promise<string | undefined> {
  const { wire, access } = router.options.context
  const isCustomer = access.visitor() === 'customer'
  const [pair, kept] = await Promise.all([
    wire(pairOfOrder, { number, design_id: designId, ...(token !== undefined && { token }) }),
    isCustomer ? wire(listDesigns) : undefined,
  ])
  if (!pair.ok) return pair.code
  const isHere = designsHere()?.designs.some(({ design }) => design.id === designId) ?? false
  const row = kept?.ok ? kept.value.designs.find(({ design }) => design.id === designId) : undefined
  // An account that did not answer may have it.
  const isInAccount = kept?.ok === false || row !== undefined
  const page = orderPages.find((one) => one === router.latestLocation.pathname) ?? orderPages[0]
  const { configuration, revision } = pair.value
  const change = { number, designId, revision, country, isRestored: !isHere && !isInAccount, page }
  if (!(await mayDesign(wire))) return 'NETWORK_ERROR'
  // Taken from the account it is what the account has: nothing was changed elsewhere.
  const takeUp = () => (row && !isHere ? takeUpHere(row) : takeUpPairHere(configuration, false))
  const isKept = keepPairChange({ ...change, ...(token !== undefined && { token }) }) && takeUp()
  if (!isKept) return 'not_kept'
  await router.navigate({ to: `/tabi-gen-01/${step}` })
  return undefined
}

/** With a pair on its way the wizard is opened by leave alone; the order that is changed stands beside that pair already. */
async function mayDesign(wire: Wire): Promise<boolean> {
  const known = await wire(hasPairOnItsWay)
  if (!known.ok) return false
  const { is_on_its_way: isOnItsWay, may_make_another: mayMakeAnother } = known.value
  return !isOnItsWay || mayMakeAnother || (await callOnce(wire, makeAnotherPair, undefined)).ok
}
