import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { PersonInput } from '#domain/scan/person.ts'
import { footScanMachine } from '#machines/foot-scan/foot-scan.machine.ts'
import type { AddedPerson, FollowPhoneInput, KnownPeople, SaveScanAnswer } from '#machines/foot-scan/foot-scan.types.ts'
import { measureInWorker } from '#src/features/foot-photo/measure-in-worker.ts'
import { footPhotoWith } from '#src/features/foot-photo/use-foot-photo.ts'
import { measureTraceInWorker } from '#src/features/foot-trace/measure-trace-in-worker.ts'
import { footTraceWith } from '#src/features/foot-trace/use-foot-trace.ts'
import { device } from './device.ts'
import type { ScanSource, ScanToSave } from './scan-source.ts'

/** The foot scan machine with its browser effects. */
export function footScanWith({ readPeople, addPerson, saveScan, followPhone }: ScanSource) {
  return footScanMachine.provide({
    actors: {
      readPeople: fromPromise<KnownPeople>(({ signal }) => readPeople(signal)),
      addPerson: fromPromise<AddedPerson, PersonInput>(({ input }) => addPerson(input)),
      saveScan: fromPromise<SaveScanAnswer, ScanToSave>(({ input }) => saveScan(input)),
      device,
      followPhone: fromCallback<EventObject, FollowPhoneInput>(({ input, sendBack }) => {
        const controller = new AbortController()
        followPhone?.(input, sendBack, controller.signal)
        return () => controller.abort()
      }),
      footTrace: footTraceWith(measureTraceInWorker),
      footPhoto: footPhotoWith(measureInWorker),
    },
  })
}
