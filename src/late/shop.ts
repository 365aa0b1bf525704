import type { MessageDescriptor } from '@lingui/core'
import type { ShopRouter } from '#src/router.tsx'
import type { SessionPort } from '#src/session/session-port.ts'
import type { Tone } from '#src/ui/sign.tsx'

/** Says something in passing, in the reader's language. */
export type Tell = (text: MessageDescriptor, tone?: Tone) => void

/** What the parts of the shop may use that start once a page is alive. */
export type LateShop = {
  readonly router: ShopRouter
  readonly session: SessionPort
  readonly tell: Tell
}
