import type { ScanInShort } from '#domain/contract/scans.ts'
import type { KeptAnswer } from '#machines/foot-scan/foot-scan.types.ts'

type Called = { readonly ok: true; readonly value: ScanInShort } | { readonly ok: false; readonly code: string }

/** What the shop has made of a scan that was sent to it. */
export function keptAnswer(called: Called): KeptAnswer {
  if (!called.ok) return { kind: 'unsent', fault: { code: called.code } }
  const { id, state, rejected_for: reasons } = called.value
  if (state === 'rejected') return { kind: 'rejected', reasons }
  return { kind: 'kept', scanId: id, isInUse: state === 'measured' }
}
