import { act } from '@testing-library/react'
import { expect } from 'vitest'
import type { Design } from '#domain/design/design.ts'
import {
  changeOpen,
  type DesignFile,
  newDesignFile,
  readDesignFile,
  writeDesignFile,
} from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import type { WizardActor } from '#src/features/wizard/view/wizard-context.ts'
import type { AccessPort, Visitor } from '#src/page/access-port.ts'
import { strangerAccess } from '#src/page/access-port.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { feetBy } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { openScreen } from './open-screen.tsx'

export const rosa = { id: 'p1', kind: 'self', name: 'Rosa', group: 'women' } as const

/** The feet of Rosa for a design; with `scanId` if the scan was sent to the shop. */
export function rosasFeet(scanId?: string, scan = someScan()): Pick<Design, 'person' | 'feet'> {
  const { left, right } = feetBy('', scan)
  const named = (foot: typeof left) => {
    const { scanId: _, ...plain } = foot
    return scanId === undefined ? plain : { ...plain, scanId }
  }
  return { person: rosa, feet: { left: named(left), right: named(right) } }
}

/** A design file with one design and these choices. */
export function fileWith(chosen: Partial<Omit<Design, 'version' | 'id'>> = {}, id = newRecordId()): DesignFile {
  return changeOpen(newDesignFile(id), chosen)
}

export function storeDesigns(file: DesignFile): void {
  localStorage.setItem(designFileKey, writeDesignFile(file, Date.now()))
}

export const storedDesigns = () => readDesignFile(localStorage.getItem(designFileKey), Date.now())

/** Simulates another window of this browser that has written the design file. */
export function writesElsewhere(file: DesignFile): void {
  const newValue = writeDesignFile(file, Date.now())
  localStorage.setItem(designFileKey, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: designFileKey, newValue })))
}

/** A visitor whom the test signs in and out. */
export function somebody(first: Visitor = 'never', firstWho?: string) {
  const listeners = new Set<() => void>()
  let visitor = first
  let who = firstWho ?? 'nobody'
  const access: AccessPort = {
    ...strangerAccess,
    visitor: () => visitor,
    who: () => (visitor === 'unsettled' ? undefined : who),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  function is(now: Visitor, nowWho: string): void {
    visitor = now
    who = nowWho
    act(() => {
      for (const listener of listeners) listener()
    })
  }
  return { access, is }
}

type Options = Parameters<typeof openScreen>[1] & { file?: DesignFile }

/** Opens a page of the wizard with this design file on the device. */
export async function openWizardAt(address: string, { file, ...options }: Options = {}) {
  if (file) storeDesigns(file)
  const shown = await openScreen(address, options)
  const running = () => shown.actors.running().get('tabi-gen-01') as WizardActor | undefined
  /** Waits for the wizard's actor, which is loaded lazily. */
  async function wizard(): Promise<WizardActor> {
    await expect.poll(running).toBeDefined()
    return running() as WizardActor
  }
  const path = () => shown.router.state.resolvedLocation?.href
  return { ...shown, running, wizard, path }
}
