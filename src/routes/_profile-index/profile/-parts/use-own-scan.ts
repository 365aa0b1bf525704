import type { ErrorCode } from '#domain/contract/errors.ts'
import { listPeople, type ScanSummary } from '#domain/contract/scans.ts'
import { useLive } from '#src/api/use-live.ts'

/** The state of the customer's scans: the one in use is of their own feet; other people may have some too. */
export type OwnScan =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none'; readonly hasOthers: boolean }
  | { readonly kind: 'newest'; readonly scan: ScanSummary }
  /** A guest scan was merged at sign-in, and the customer has not said whose it is. */
  | { readonly kind: 'arrived' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

export function useOwnScan(): readonly [OwnScan, () => void] {
  const [answer, reload] = useLive(listPeople)
  return [read(), reload]

  function read(): OwnScan {
    if (!answer) return { kind: 'loading' }
    if (!answer.ok) return { kind: 'failed', code: answer.code }
    const { people } = answer.value
    if (people.some(({ is_merge_pending }) => is_merge_pending)) return { kind: 'arrived' }
    const newest = people.find(({ kind }) => kind === 'self')?.newest
    return newest
      ? { kind: 'newest', scan: newest }
      : { kind: 'none', hasOthers: people.some(({ scans }) => scans > 0) }
  }
}
