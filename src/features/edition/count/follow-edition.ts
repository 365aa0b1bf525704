import { lookAtEdition } from '#domain/contract/edition-calls.ts'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { onReturn } from '#src/page/on-return.ts'
import { editionNow } from './edition-now.ts'

/**
 * Asks how the edition stands: at once, again and again while the page is seen, and when its visitor comes back. Without an answer the last one
 * stays.
 */
export function followEdition(api: ApiClient) {
  const left = new AbortController()
  const { signal } = left
  let isFetching = false

  async function look(): Promise<void> {
    if (isFetching || document.visibilityState !== 'visible') return
    isFetching = true
    const answer = await api(lookAtEdition, undefined, { signal })
    isFetching = false
    if (answer.ok && !signal.aborted && answer.value.free !== editionNow.get()?.free) editionNow.set(answer.value)
  }

  const looking = setInterval(look, settings.editionCount.lookMs)
  onReturn(look, { signal })
  // Of two windows side by side both are visible all the time.
  addEventListener('focus', look, { signal })
  void look()
  return {
    look,
    end() {
      clearInterval(looking)
      left.abort()
    },
  }
}
