import { getEdition } from '#domain/contract/edition.ts'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { onReturn } from '#src/page/on-return.ts'
import { editionNow } from './edition-now.ts'

/**
 * Polls the edition: at once, repeatedly while the page is visible, and when the visitor returns. Without an answer the
 * last state stays.
 */
export function followEdition(api: ApiClient) {
  const controller = new AbortController()
  const { signal } = controller
  let isFetching = false

  async function look(): Promise<void> {
    if (isFetching || document.visibilityState !== 'visible') return
    isFetching = true
    const answer = await api(getEdition, undefined, { signal })
    isFetching = false
    if (answer.ok && !signal.aborted && answer.value.free !== editionNow.get()?.free) editionNow.set(answer.value)
  }

  const looking = setInterval(look, settings.editionCount.lookMs)
  onReturn(look, { signal })
  // Two windows side by side are both visible all the time, so `visibilitychange` is not enough.
  addEventListener('focus', look, { signal })
  void look()
  return {
    look,
    end() {
      clearInterval(looking)
      controller.abort()
    },
  }
}
