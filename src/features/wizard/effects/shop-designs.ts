import * as calls from '#domain/contract/designs.ts'
import type { StoredDesign } from '#domain/design/design-file.ts'
import type { RemovedAnswer, SavedAnswer, ShopDesigns } from '#machines/design-sync/design-sync.types.ts'
import type { ApiClient, ErrorResponse } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'

/** The server did not answer, or failed temporarily. */
function isUnanswered(facts: ErrorResponse | undefined): boolean {
  return !facts || facts.status >= 500 || [401, 408, 429].includes(facts.status)
}

/** Reads and saves a customer's designs through the API. */
export function shopDesigns(api: ApiClient) {
  return {
    async read(signal: AbortSignal): Promise<ShopDesigns> {
      const listed = await api(calls.listDesigns, undefined, { signal })
      if (!listed.ok) return { kind: 'unreached', error: { code: listed.code } }
      return { kind: 'loaded', designs: listed.value.designs }
    },
    async save({ design, base }: StoredDesign): Promise<SavedAnswer> {
      const saved = await callOnce(api, calls.saveDesign, { design, base: base ?? null })
      if (saved.ok) return { kind: 'saved', revision: saved.value.revision }
      const { code, facts } = saved
      if (code === 'design_changed') return { kind: 'changed' }
      return { kind: isUnanswered(facts) ? 'unreached' : 'refused', error: { code } }
    },
    async remove(id: string): Promise<RemovedAnswer> {
      const removed = await callOnce(api, calls.removeDesign, { id })
      return removed.ok ? { kind: 'removed' } : { kind: 'unreached', error: { code: removed.code } }
    },
  }
}
