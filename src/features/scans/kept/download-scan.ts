import { oneScan } from '#domain/contract/scan-calls.ts'
import type { ScanInShort } from '#domain/contract/scans.ts'
import { settings } from '#domain/settings.ts'
import type { Wire } from '#src/api/wire.ts'
import { saveAsJson } from '#src/page/save-as-file.ts'

/** Everything that is kept of a scan, in a file that is named by its day. Whether it came. */
export async function downloadScan(wire: Wire, { id, measured_at }: ScanInShort): Promise<boolean> {
  const called = await wire(oneScan, undefined, { id })
  if (!called.ok) return false
  saveAsJson(called.value, `${settings.brand.storagePrefix}-scan-${measured_at.slice(0, 10)}.json`)
  return true
}
