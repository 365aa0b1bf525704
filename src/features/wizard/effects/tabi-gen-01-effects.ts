import { fromPromise } from 'xstate'
import * as calls from '#domain/contract/cart.ts'
import { makingVersion } from '#domain/design/making-words.ts'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { CartAnswer, PairToAdd } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { noteCartCount } from '#src/features/cart/cart-count.ts'
import { footScanWith } from '#src/features/foot-scan/effects/foot-scan-effects.ts'
import { shopSource } from '#src/features/foot-scan/effects/shop-source.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import { provideDesignSync } from './design-sync.ts'

type WizardDeps = {
  readonly actors: Actors
  readonly api: ApiClient
  readonly follow: FollowStream
  readonly language: Pick<PageLanguage, 'current'>
  readonly access: Pick<AccessPort, 'visitor'>
}

/** The machine of the four wizard steps with its browser effects. */
export function tabiGen01With({ actors, api, follow, language, access }: WizardDeps) {
  const isCustomer = () => access.visitor() === 'customer'
  return tabiGen01Machine.provide({
    actors: {
      footScan: footScanWith(shopSource({ api, follow, language: language.current, isCustomer })),
      designSync: provideDesignSync({ actors, api }),
      addToCart: fromPromise<CartAnswer, PairToAdd>(async ({ input: { configuration } }) => {
        // The consent text was shown in the language of the page.
        const consent = { version: makingVersion, language: language.current() }
        const added = await callOnce(api, calls.addToCart, { configuration, consent })
        if (!added.ok) return { kind: 'refused', error: { code: added.code } }
        noteCartCount(added.value.count)
        return { kind: 'added', count: added.value.count }
      }),
    },
  })
}
