import { randomUUID } from 'node:crypto'
import type { CartList } from '#domain/contract/cart.ts'
import type { PlaceOrderResponse } from '#domain/contract/checkout.ts'
import type { DesignList, SaveDesignResponse } from '#domain/contract/designs.ts'
import { idempotency } from '#domain/contract/idempotency.ts'
import type { Design } from '#domain/design/design.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { type MeasuredPerson, someConsent, somePair } from '../builders/some-design.ts'
import { someOrder } from '../builders/some-order.ts'
import { someScan } from '../builders/some-scan.ts'
import type { openApi } from './open-api.ts'
import { verifyPlaced } from './place-verified.ts'
import { type GuestApi, knownScanCustomer, newScanCustomer, newScanGuest } from './scan-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type ScanVisitor = Awaited<ReturnType<typeof newScanCustomer | typeof newScanGuest>>
type Lines = CartList['lines']
type Designs = DesignList['designs']

/** The design and cart requests of a visitor; `afterPlacing` runs with each order that they place. */
function createPairCalls(
  api: GuestApi,
  { headers, save, saveScan }: Pick<ScanVisitor, 'headers' | 'save' | 'saveScan'>,
  afterPlacing: (order: PlaceOrderResponse) => Promise<void> = async () => {},
) {
  async function call(path: string, body?: object, key: string = randomUUID(), more: RequestInit = {}) {
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, [idempotency.header]: key }, ...more }
      : { headers }
    const answer = await api.send(path, undefined, init)
    const { code, fields = [], data, difference, tries_left: triesLeft } = await answer.json()
    const fieldErrors = fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
    return {
      status: answer.status,
      code: code as string | undefined,
      fieldErrors: fieldErrors as string[],
      data,
      difference,
      triesLeft,
    }
  }
  return {
    call,
    designs: async () => (await call('/designs/list')).data.designs as Designs,
    async saveDesign(design: Design, base: number | null, key?: string) {
      const { data, ...said } = await call('/designs/save', { design, base }, key)
      return { ...said, ...(data as Partial<SaveDesignResponse> | undefined) }
    },
    add: (configuration: object, key?: string) => call('/cart/add', { configuration, consent: someConsent }, key),
    async placeOrder(more: object = {}, key?: string) {
      const lines = (await call('/cart/list')).data.lines as Lines
      const said = await call(
        '/order/place',
        someOrder(
          lines.map(({ id }) => id),
          more,
        ),
        key,
      )
      const order = said.data as PlaceOrderResponse | undefined
      if (order) await afterPlacing(order)
      return { ...said, order }
    },
    remove: (id: string) => call('/cart/remove', { id }),
    saveForLater: (id: string, key?: string) => call('/cart/saveForLater', { id }, key),
    moveToCart: (id: string, key?: string) => call('/cart/moveToCart', { id }, key),
    saved: async () => (await call('/cart/list')).data.saved as Lines,
    lines: async () => (await call('/cart/list')).data.lines as Lines,
    count: async () => (await call('/cart/count')).data.count as number,
    /** Saves a person with a scan. */
    async measure(scan: MeasuredScan = someScan()): Promise<MeasuredPerson> {
      const { id: personId } = await save()
      const { scan: saved } = await saveScan(personId, scan)
      return { personId, scanId: saved.id, scan }
    },
  }
}

export async function newPairCustomer(api: Api) {
  const customer = await newScanCustomer(api)
  return { id: customer.id, email: customer.email, scans: customer, ...createPairCalls(api, customer) }
}

/** The same customer, signed in once more. */
export async function knownPairCustomer(api: Api, id: string) {
  return { id, ...createPairCalls(api, await knownScanCustomer(api, id)) }
}

export async function newPairGuest(api: GuestApi) {
  const guest = await newScanGuest(api)
  const pairCalls = createPairCalls(api, guest, (order) => verifyPlaced(api, order))
  return { id: guest.id, scans: guest, ...pairCalls }
}

export type PairVisitor = ReturnType<typeof createPairCalls> & { readonly id: string }

/** A visitor with a scan and `count` pairs in the cart, each with its own design. */
export async function withPairs<Visitor extends ReturnType<typeof createPairCalls>>(visitor: Visitor, count: number) {
  const measured = await visitor.measure()
  const pairs = Array.from({ length: count }, () => somePair(measured))
  for (const pair of pairs) await visitor.add(pair)
  return { visitor, measured, pairs }
}
