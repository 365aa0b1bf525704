import * as calls from '#domain/contract/design-calls.ts'
import type { KeptDesign } from '#domain/design/design-file.ts'
import type { RemovedAnswer, SavedAnswer, ShopDesigns } from '#machines/design-keeper/design-keeper.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Refusal, Wire } from '#src/api/wire.ts'

/** The shop has not answered, or not what it would answer once it can again. */
function isUnanswered(facts: Refusal | undefined): boolean {
  return !facts || facts.status >= 500 || [401, 408, 429].includes(facts.status)
}

/** The designs of a customer, at the shop. */
export function shopDesigns(wire: Wire) {
  return {
    async read(signal: AbortSignal): Promise<ShopDesigns> {
      const listed = await wire(calls.listDesigns, undefined, { signal })
      if (!listed.ok) return { kind: 'unreached', fault: { code: listed.code } }
      return { kind: 'told', designs: listed.value.designs }
    },
    async save({ design, base }: KeptDesign): Promise<SavedAnswer> {
      const saved = await callOnce(wire, calls.saveDesign, { design, base: base ?? null })
      if (saved.ok) return { kind: 'saved', revision: saved.value.revision }
      const { code, facts } = saved
      if (code === 'design_changed') return { kind: 'changed' }
      return { kind: isUnanswered(facts) ? 'unreached' : 'refused', fault: { code } }
    },
    async remove(id: string): Promise<RemovedAnswer> {
      const removed = await callOnce(wire, calls.removeDesign, { id })
      return removed.ok ? { kind: 'removed' } : { kind: 'unreached', fault: { code: removed.code } }
    },
  }
}
