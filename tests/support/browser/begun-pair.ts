import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Design } from '#domain/design/design.ts'
import { changeOpen, newDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { feetBy } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { newGuest, rosa, saveRosa, storeOnDevice } from './begun-scan.ts'

/** Signs this browser in as a guest whose scan is saved, with a design on these feet and the given choices. */
export async function beginPair(page: Page, chosen: Partial<Omit<Design, 'version' | 'id'>> = {}): Promise<void> {
  const { saveScan, saved } = await newGuest(page)
  const personId = await saveRosa(saveScan)
  const scan = someScan({ measuredAt: new Date().toISOString() })
  const { id: scanId } = await saveScan('/api/scans/save', { person_id: personId, scan })
  const file = changeOpen(newDesignFile(randomUUID()), {
    person: { id: personId, ...rosa },
    feet: feetBy(scanId, scan),
    ...chosen,
  })
  await storeOnDevice(page, { ...saved, [designFileKey]: writeDesignFile(file, Date.now()) })
}
