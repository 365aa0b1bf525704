import type { ShopDesign } from '#domain/design/design-file.ts'
import { pretendShop, respondWithError } from '../../fakes/pretend-shop.ts'
import { rosaThere } from '../open-draft.tsx'
import { success } from '../open-screen.tsx'

const savedAt = '2026-11-24T10:00:00.000Z'
const silence = respondWithError('SERVER_ERROR', 500)

/** A request that waits until the test answers it. */
export type Gate = { readonly body: unknown; answer(response: Response): void }

/** A shop that saves designs and answers the requests that change them when the test says so. */
export function gatedShop() {
  let designs: readonly ShopDesign[] = []
  let isSilent = false
  const gates = { saves: [] as Gate[], removals: [] as Gate[], carts: [] as Gate[], scans: [] as Gate[] }
  const gated =
    (all: Gate[]) =>
    ({ body }: { body: unknown }) =>
      new Promise<Response>((answer) => void all.push({ body, answer }))
  const inList = () => ({
    designs: designs.map(({ design, revision }) => ({ design, revision, saved_at: savedAt })),
  })
  const shop = pretendShop({
    '/designs/list': () => (isSilent ? silence() : success(inList())),
    '/designs/save': gated(gates.saves),
    '/designs/remove': gated(gates.removals),
    '/cart/add': gated(gates.carts),
    '/scans/save': gated(gates.scans),
    '/scans/people': { people: [rosaThere] },
    '/geo/getCountryByIP': { country_code: null },
  })
  return {
    ...shop,
    gates,
    silence,
    has(now: readonly ShopDesign[]) {
      designs = now
    },
    fallSilent(now: boolean) {
      isSilent = now
    },
    /** Saves the design of the request. */
    save({ body, answer }: Gate) {
      const { design } = body as Pick<ShopDesign, 'design'>
      const known = designs.find((one) => one.design.id === design.id)
      const revision = (known?.revision ?? 0) + 1
      designs = [...designs.filter((one) => one !== known), { design, revision }]
      answer(success({ revision, saved_at: savedAt }))
    },
    remove({ body, answer }: Gate) {
      const { id } = body as { id: string }
      designs = designs.filter(({ design }) => design.id !== id)
      answer(success(inList()))
    },
  }
}
