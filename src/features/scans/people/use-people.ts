import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { streamWords } from '#domain/contract/call-kinds.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ResolveMergeRequest, SavePersonRequest, ScanSummary } from '#domain/contract/scans.ts'
import * as scanCalls from '#domain/contract/scans.ts'
import type { ApiResult } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { dropDraft, moveDraft, readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'

type ListPeopleEndpoint = typeof scanCalls.listPeople

export type SavedPerson = ResponseBody<ListPeopleEndpoint>['people'][number]
export type PersonToSave = SavePersonRequest
export type ResolveMergeInput = ResolveMergeRequest

/** Why a change failed; `undefined` if it succeeded. */
export type ChangePeopleError = Exclude<ApiResult<Change>, { readonly ok: true }>
type Change = typeof scanCalls.savePerson | typeof scanCalls.resolveMerge | typeof scanCalls.removeScan

/**
 * The people the customer has measured. Every change answers with all of them, and changes of other devices or tabs
 * arrive by the stream. `version` changes whenever their scans may have changed.
 */
export function usePeople() {
  const { api, follow } = useRouter().options.context
  const [answer, setAnswer] = useState<ApiResult<ListPeopleEndpoint>>()
  const [round, setRound] = useState(0)
  const [changes, setChanges] = useState(0)
  const refetch = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request
  useEffect(() => {
    const controller = new AbortController()
    void api(scanCalls.listPeople, undefined, { signal: controller.signal }).then((called) => {
      // If the refetch fails, the previous answer stays.
      if (!controller.signal.aborted) setAnswer((before) => (called.ok || !before?.ok ? called : before))
    })
    return () => controller.abort()
  }, [api, round])

  useEffect(() => {
    const controller = new AbortController()
    void follow(
      scanCalls.followScans,
      (event) => {
        const isMissed = event.kind === streamWords.opened && !event.isResumed
        if (isMissed || event.kind === 'scan.saved') refetch()
      },
      controller.signal,
    )
    addEventListener('online', refetch, controller)
    return () => controller.abort()
  }, [follow, refetch])

  /** Applies the result of a change. */
  function take(called: ApiResult<Change>): ChangePeopleError | undefined {
    if (called.ok) {
      setAnswer(called)
      setChanges((before) => before + 1)
      return undefined
    }
    // It was changed elsewhere, so the list is stale.
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
      if (settled.choice === 'discard') dropDraft(settled.id)
      return undefined
    },
    /** Also removes this device's draft of the deleted scan. */
    async removeScan({ id, person_id }: ScanSummary) {
      const error = take(await callOnce(api, scanCalls.removeScan, { id }))
      if (error === undefined && readStoredDraft(person_id)?.savedAs === id) dropDraft(person_id)
      return error
    },
  }
}

export type People = ReturnType<typeof usePeople>
