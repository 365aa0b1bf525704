import { getScan, type ScanSummary } from '#domain/contract/scans.ts'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { saveAsJson } from '#src/page/save-as-file.ts'

/** Downloads all stored data of a scan as a file named by its date. Returns whether it succeeded. */
export async function downloadScan(api: ApiClient, { id, measured_at }: ScanSummary): Promise<boolean> {
  const called = await api(getScan, undefined, { id })
  if (!called.ok) return false
  saveAsJson(called.value, `${settings.brand.storagePrefix}-scan-${measured_at.slice(0, 10)}.json`)
  return true
}
