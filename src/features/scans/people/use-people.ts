import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { RequestBody, ResponseBody } from '#domain/contract/endpoint.ts'
import * as scanCalls from '#domain/contract/scan-calls.ts'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import type { ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { dropDraft, moveDraft, readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'

type ListPeopleEndpoint = typeof scanCalls.listPeople

export type SavedPerson = ResponseBody<ListPeopleEndpoint>['people'][number]
export type PersonToSave = RequestBody<typeof scanCalls.savePerson>
export type ResolveMergeInput = RequestBody<typeof scanCalls.resolveMerge>

/** Why a change was not made; nothing when it was. */
export type ChangePeopleError = Exclude<ApiResult<Change>, { readonly ok: true }>
type Change = typeof scanCalls.savePerson | typeof scanCalls.resolveMerge | typeof scanCalls.removeScan

/**
 * Whose feet the customer has measured, as the shop has them: every change answers with all of them, and what another phone or
 * tab keeps is heard of at once. `version` is another number whenever their scans may be others.
 */
export function usePeople() {
  const { api, follow } = useRouter().options.context
  const [answer, setAnswer] = useState<ApiResult<ListPeopleEndpoint>>()
  const [round, setRound] = useState(0)
  const [changes, setChanges] = useState(0)
  const refetch = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void api(scanCalls.listPeople, undefined, { signal: left.signal }).then((called) => {
      // What stands there already stays, if it cannot be asked for now.
      if (!left.signal.aborted) setAnswer((before) => (called.ok || !before?.ok ? called : before))
    })
    return () => left.abort()
  }, [api, round])

  useEffect(() => {
    const left = new AbortController()
    void follow(
      scanCalls.followScans,
      (event) => {
        const isMissed = event.kind === streamWords.opened && !event.isResumed
        if (isMissed || event.kind === 'scan.kept') refetch()
      },
      left.signal,
    )
    addEventListener('online', refetch, left)
    return () => left.abort()
  }, [follow, refetch])

  /** Shows what came of a change. */
  function take(called: ApiResult<Change>): ChangePeopleError | undefined {
    if (called.ok) {
      setAnswer(called)
      setChanges((before) => before + 1)
      return undefined
    }
    // It was changed elsewhere: what is shown here is old.
    if (called.code === 'NOT_FOUND') refetch()
    return called
  }

  return {
    answer,
    refetch,
    version: round + changes,
    save: async (person: PersonToSave) => take(await callOnce(api, scanCalls.savePerson, person)),
    async remove(id: string) {
      const error = take(await callOnce(api, scanCalls.removePerson, { id }))
      if (error === undefined) dropDraft(id)
      return error
    },
    async settle(settled: ResolveMergeInput) {
      const error = take(await callOnce(api, scanCalls.resolveMerge, settled))
      if (error !== undefined) return error
      if (settled.choice === 'same') moveDraft(settled.id, settled.same_as)
      if (settled.choice === 'leave') dropDraft(settled.id)
      return undefined
    },
    /** What this device has of a scan that is deleted goes with it. */
    async removeScan({ id, person_id }: ScanSummary) {
      const error = take(await callOnce(api, scanCalls.removeScan, { id }))
      if (error === undefined && readStoredDraft(person_id)?.keptAs === id) dropDraft(person_id)
      return error
    },
  }
}

export type People = ReturnType<typeof usePeople>
