import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf, BodyOf } from '#domain/contract/endpoint.ts'
import * as scanCalls from '#domain/contract/scan-calls.ts'
import type { ScanInShort } from '#domain/contract/scans.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { Called } from '#src/api/wire.ts'
import { dropDraft, keptDraft, moveDraft } from '#src/features/foot-scan/effects/kept-drafts.ts'

type List = typeof scanCalls.listPeople

export type KeptPerson = AnswerOf<List>['people'][number]
export type PersonToSave = BodyOf<typeof scanCalls.savePerson>
export type ArrivalAnswer = BodyOf<typeof scanCalls.settleArrival>

/** Why a change was not made; nothing when it was. */
export type ChangeFault = Exclude<Called<Change>, { readonly ok: true }>
type Change = typeof scanCalls.savePerson | typeof scanCalls.settleArrival | typeof scanCalls.removeScan

/**
 * Whose feet the customer has measured, as the shop has them: every change answers with all of them, and what another phone or
 * tab keeps is heard of at once. `version` is another number whenever their scans may be others.
 */
export function usePeople() {
  const { wire, follow } = useRouter().options.context
  const [answer, setAnswer] = useState<Called<List>>()
  const [round, setRound] = useState(0)
  const [changes, setChanges] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void wire(scanCalls.listPeople, undefined, { signal: left.signal }).then((called) => {
      // What stands there already stays, if it cannot be asked for now.
      if (!left.signal.aborted) setAnswer((before) => (called.ok || !before?.ok ? called : before))
    })
    return () => left.abort()
  }, [wire, round])

  useEffect(() => {
    const left = new AbortController()
    void follow(
      scanCalls.followScans,
      (heard) => {
        const isMissed = heard.kind === streamWords.opened && !heard.isResumed
        if (isMissed || heard.kind === 'scan.kept') again()
      },
      left.signal,
    )
    addEventListener('online', again, left)
    return () => left.abort()
  }, [follow, again])

  /** Shows what came of a change. */
  function take(called: Called<Change>): ChangeFault | undefined {
    if (called.ok) {
      setAnswer(called)
      setChanges((before) => before + 1)
      return undefined
    }
    // It was changed elsewhere: what is shown here is old.
    if (called.code === 'NOT_FOUND') again()
    return called
  }

  return {
    answer,
    again,
    version: round + changes,
    save: async (person: PersonToSave) => take(await callOnce(wire, scanCalls.savePerson, person)),
    async remove(id: string) {
      const fault = take(await callOnce(wire, scanCalls.removePerson, { id }))
      if (fault === undefined) dropDraft(id)
      return fault
    },
    async settle(settled: ArrivalAnswer) {
      const fault = take(await callOnce(wire, scanCalls.settleArrival, settled))
      if (fault !== undefined) return fault
      if (settled.choice === 'same') moveDraft(settled.id, settled.same_as)
      if (settled.choice === 'leave') dropDraft(settled.id)
      return undefined
    },
    /** What this device has of a scan that is deleted goes with it. */
    async removeScan({ id, person_id }: ScanInShort) {
      const fault = take(await callOnce(wire, scanCalls.removeScan, { id }))
      if (fault === undefined && keptDraft(person_id)?.keptAs === id) dropDraft(person_id)
      return fault
    },
  }
}

export type People = ReturnType<typeof usePeople>
