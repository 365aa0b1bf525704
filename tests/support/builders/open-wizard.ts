import { createActor, fromCallback, fromPromise } from 'xstate'
import { changeOpen, type DesignFile, newDesignFile } from '#domain/design/design-file.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import type { DesignOwner, DesignSyncCommand } from '#machines/design-sync/design-sync.types.ts'
import { footScanMachine } from '#machines/foot-scan/foot-scan.machine.ts'
import type { KnownPeople } from '#machines/foot-scan/foot-scan.types.ts'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { CartAnswer, PairToAdd, WizardEvent, WizardInput } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { feetFrom, getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { known, rosa, someScan } from './open-foot-scan.ts'

export const [id, other] = ['7f2c1d6e-3b0a-4c58-9c41-000000000001', '7f2c1d6e-3b0a-4c58-9c41-000000000002']
export const fresh = newDesignFile(id)
/** Nothing of an outline leads anywhere else. */
const scan = ({ left, right, ...said }: MeasuredScan): MeasuredScan => ({
  ...said,
  left: { ...left, foot: { ...left.foot, outline: [] } },
  right: { ...right, foot: { ...right.foot, outline: [] } },
})
export const savedOutput = { kind: 'saved', person: rosa, scanId: 's1', isInUse: true, scan: scan(someScan()) } as const
export const unsent = { kind: 'unsent', person: rosa, scan: scan(someScan()) } as const
export const measured = changeOpen(fresh, feetFrom(savedOutput))
export const here: WizardInput = { file: fresh, owner: 'guest', country: 'GB' }
/** Somebody who designs a pair, with keeper and cart played by the test. */
export function openWizard(input: Partial<WizardInput> = {}, people: KnownPeople = known) {
  const orders: DesignSyncCommand[] = []
  const owners: DesignOwner[] = []
  const carts: PromiseWithResolvers<CartAnswer>[] = []
  const machine = tabiGen01Machine.provide({
    actors: {
      designSync: fromCallback<DesignSyncCommand, { file: DesignFile; owner: DesignOwner }>(({ input, receive }) => {
        owners.push(input.owner)
        receive((order) => void orders.push(order))
      }),
      addToCart: fromPromise<CartAnswer, PairToAdd>(() => {
        const cart = Promise.withResolvers<CartAnswer>()
        carts.push(cart)
        return cart.promise
      }),
      footScan: footScanMachine.provide({
        actors: { readPeople: fromPromise(async () => people), device: fromCallback(() => {}) },
      }),
    },
  })
  const actor = createActor(machine, { input: { ...here, file: measured, ...input } }).start()
  const send = (...sentEvents: WizardEvent[]) => {
    for (const event of sentEvents) actor.send(event)
  }
  const now = () => actor.getSnapshot()
  return {
    send,
    now,
    at: () => selectWizardStep(now()),
    design: () => getOpenDesign(now().context),
    orders,
    owners,
    answers: async (answer: CartAnswer | Error) => {
      await Promise.resolve()
      answer instanceof Error ? carts.at(-1)?.reject(answer) : carts.at(-1)?.resolve(answer)
      await new Promise<void>((turn) => setImmediate(turn))
    },
  }
}

export const to = (step: 'scan' | 'style' | 'fit' | 'summary') => ({ type: 'xstate.route', to: `#${step}` }) as const
